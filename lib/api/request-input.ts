import type { Endpoint } from "#lib/contract/endpoint.ts";
import { Problem, type FieldError } from "#lib/contract/errors.ts";
import { limits } from "#lib/contract/limits.ts";
import type { Context } from "#lib/operations/operation.ts";
import type { BodyBudgets, BodyRoom } from "./body-budget.ts";
import { formParts } from "./multipart.ts";
import { readBytes } from "./read-body.ts";
import { demandJson, isUnstorable, mediaTypeOf, parseJson } from "./strict-json.ts";
import { invalid } from "./well-formed.ts";

export interface RequestInput {
  raw: unknown;
  upload: Context["upload"];
}

const longestId = 200;
const multipartOverheadBytes = 65_536;

/** Whether a request brings a file, or a document of fields. */
const bringsFile = (row: Endpoint, request: Request): boolean =>
  row.consumes !== undefined &&
  row.consumes !== "application/json" &&
  !(row.consumes === "bytes or json" && mediaTypeOf(request.headers.get("content-type")) === "application/json");

/** Where the body of a request is held: to be freed once it is answered. */
export const roomFor = (bodies: BodyBudgets, row: Endpoint, request: Request, caller: string): BodyRoom =>
  (bringsFile(row, request) ? bodies.files : bodies.documents).enter(caller);

/**
 * What a request says, as one raw input: path parameters, and the query (GET, DELETE) or the body (POST, PATCH), which is
 * held in `room`.
 */
export const readInput = async (
  row: Endpoint,
  request: Request,
  params: Record<string, string>,
  room: BodyRoom,
): Promise<RequestInput> => {
  for (const id of Object.values(params))
    if (id.length > longestId || isUnstorable(id)) throw new Problem("not_found", "There is no such thing here.");
  const inPath = (field: string) => Object.hasOwn(params, field);
  const query = [...new URL(request.url).searchParams];
  if (row.method === "GET" || row.method === "DELETE") {
    const names = query.map(([field]) => field);
    refuse(names.filter(inPath), "unknown_field", "is part of the path");
    refuse(
      names.filter((field, i) => names.indexOf(field) !== i),
      "bad_format",
      "is given twice",
    );
    return { raw: { ...Object.fromEntries(query), ...params }, upload: null };
  }
  if (row.takes_query !== true)
    refuse(
      query.map(([field]) => field),
      "unknown_field",
      "is in the query; this call takes its fields in the body",
    );
  const asked = { ...Object.fromEntries(query), ...params };
  if (bringsFile(row, request))
    return { raw: asked, upload: await readUpload(request, row.upload_bytes_max ?? limits.upload_bytes_max, room) };
  const bytes = await readBytes(request, limits.body_bytes_max, room);
  if (bytes.byteLength === 0 && row.input.safeParse(asked).success) return { raw: asked, upload: null };
  demandJson(request, row.method === "PATCH" ? ["application/merge-patch+json"] : []);
  const body = parseJson(bytes);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return { raw: body, upload: null };
  refuse(Object.keys(body).filter(inPath), "unknown_field", "is part of the path");
  refuse(
    Object.keys(body).filter((field) => query.some(([asked]) => asked === field)),
    "bad_format",
    "is given twice",
  );
  return { raw: { ...asked, ...body }, upload: null };
};

const refuse = (fields: string[], code: FieldError["code"], message: string): void => {
  if (fields.length > 0) throw invalid(fields.map((field) => ({ pointer: `/${field}`, code, message })));
};

/** A raw body, or the field `file` of a multipart form. What the bytes really are is judged from the bytes. */
const readUpload = async (request: Request, most_bytes: number, room: BodyRoom): Promise<Context["upload"]> => {
  const header = request.headers.get("content-type");
  const type = mediaTypeOf(header);
  if (type !== "multipart/form-data") {
    if (type !== null && type !== "application/octet-stream" && !/^(image|video)\//.test(type))
      throw new Problem("unsupported_media_type", "Send the file itself, or a multipart form with the field file.");
    return { bytes: await readBytes(request, most_bytes, room), media_type: type };
  }
  const parts = formParts(await readBytes(request, most_bytes + multipartOverheadBytes, room), header ?? "");
  refuse(
    parts.map(({ name }) => name).filter((field) => field !== "file"),
    "unknown_field",
    "is not a field of this form; it has one, file",
  );
  const [file, second] = parts;
  if (second !== undefined) refuse(["file"], "too_many", "may be given once");
  if (file === undefined) throw invalid([{ pointer: "/file", code: "required", message: "is required" }]);
  if (file.filename === null) throw invalid([{ pointer: "/file", code: "wrong_type", message: "must be a file" }]);
  if (file.bytes.byteLength > most_bytes)
    throw new Problem("payload_too_large", `The file may have at most ${most_bytes} bytes.`);
  return { bytes: file.bytes, media_type: file.media_type };
};
