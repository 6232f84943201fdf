import type { Endpoint } from "#lib/contract/endpoint.ts";
import { Problem, type FieldError } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Context } from "#lib/operations/operation.ts";
import { demandJson, mediaTypeOf, parseJson, readBytes, scanJson } from "./strict-json.ts";
import { invalid } from "./well-formed.ts";

export interface RequestInput {
  raw: unknown;
  upload: Context["upload"];
}

const multipartOverhead = 65_536;

/** What a request says, as one raw input: path parameters, and the query (GET, DELETE) or the body (POST, PATCH). */
export const readInput = async (
  row: Endpoint,
  request: Request,
  params: Record<string, string>,
): Promise<RequestInput> => {
  demandKnownIds(row, params);
  const query = queryOf(request);
  if (row.method === "GET" || row.method === "DELETE") {
    refuse(fieldsOf(query, (field) => Object.hasOwn(params, field)));
    return { raw: { ...query, ...params }, upload: null };
  }
  refuse(fieldsOf(query, () => true));
  if (row.consumes === "bytes") return readUpload(request, params);
  const bytes = await readBytes(request, limits.body_bytes_max);
  if (bytes.byteLength === 0 && row.input.safeParse(params).success) return { raw: params, upload: null };
  demandJson(request, row.method === "PATCH" ? ["application/merge-patch+json"] : []);
  const body = parseJson(bytes);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    refuse([{ pointer: "", code: "wrong_type", message: "The body must be a JSON object." }]);
    return { raw: body, upload: null };
  }
  refuse(fieldsOf(body, (field) => Object.hasOwn(params, field)));
  // Null prototype: a field called __proto__ stays a field, and is refused by name.
  return { raw: Object.assign(Object.create(null) as object, entriesOf(body), params), upload: null };
};
