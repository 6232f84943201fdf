import { z } from "zod";

/** What a file under `data` says, checked. Throws with the file's name where it is ill-formed. */
export const checkedData = <T extends z.ZodType>(file: string, schema: T, content: unknown): z.output<T> => {
  const { success, data, error } = schema.safeParse(content);
  if (!success) throw new Error(`data/${file} is ill-formed: ${z.prettifyError(error)}`, { cause: error });
  return data;
};
