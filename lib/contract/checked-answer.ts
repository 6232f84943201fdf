import type { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints, type EndpointName } from "./endpoints.ts";

/** The `check` of a client that trusts no service: throws a `ZodError` for an answer that is not what the table says. */
export const checkedAnswer = (name: EndpointName, answer: unknown): void => {
  const { output } = endpoints[name] as Endpoint;
  if (output !== null) (output as z.ZodType).parse(answer);
};
