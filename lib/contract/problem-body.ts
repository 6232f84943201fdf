import { z } from "zod";
import { quoteSchema } from "./plan.ts";

/** One finding inside a `validation_failed`. Apart from errors.ts, so that a page that throws a problem brings no schemas. */
const fieldErrorSchema = z.object({ pointer: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** RFC 9457 body of every answer that is not a success. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string(),
  code: z.string(),
  request_id: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** With `quote_changed`: what it costs now. */
  quote: quoteSchema.optional(),
  retryable: z.boolean(),
  docs_url: z.string(),
});
export type ProblemBody = z.infer<typeof problemSchema>;
