import type { z } from "zod";
import type { Scope } from "./vocabulary.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** One row of the table: everything that is said of an endpoint is said here, once. */
export interface Endpoint {
  method: Method;
  /** Relative to `/api/v1`, parameters in braces: `/plans/{plan_id}`. */
  path: string;
  /** Scopes a caller needs, all of them; `[]` with `public: true` needs no credentials. */
  scopes: readonly Scope[];
  public?: true;
  /** Only a signed-in person, never a bearer key. */
  session_only?: true;
  billable: boolean;
  /** Waits for a film as billable rows do, though nothing new is bought. */
  waits?: true;
  /** What a billable row makes, where it is no generation. */
  makes?: "publication";
  /** Offered to agents as a tool: only where both the request and the answer are JSON. */
  mcp: boolean;
  summary: string;
  /** Path, query and body fields together; parameters named in `path` come from the path. */
  input: z.ZodType;
  /** What a successful answer holds; null when it is not JSON. */
  output: z.ZodType | null;
  /** Status of success: 200 unless said. */
  success?: 201 | 204;
  /** Media type of the answer when it is not JSON, or of the request body when it is raw bytes. */
  produces?: string;
  consumes?: "application/json" | "bytes" | "bytes or json";
  /** Most bytes of a raw body; the upload limit unless said. */
  upload_bytes_max?: number;
  /** Answers as server-sent events too where the caller accepts them: part after part, the whole answer last. */
  streams?: true;
  /** A POST or PATCH that takes fields in its query too. */
  takes_query?: true;
  /** An example input for the documentation; parsed by a test. */
  example: Record<string, unknown>;
}

/** Checks a row's shape and keeps its literal types. */
export const endpoint = <const E extends Endpoint>(row: E): E => row;
