import { discoveryDocument } from "#lib/contract/discovery.ts";
import { openApiDocument } from "#lib/contract/openapi.ts";
import { modeCards } from "#lib/planning/modes/mode-catalog.ts";
import type { Operation } from "./operation.ts";

export const discovery: Operation<"discovery"> = (ctx) =>
  Promise.resolve(
    discoveryDocument({
      origin: ctx.origin,
      version: ctx.version,
      plannerVersion: ctx.plannerVersion,
      renders: ctx.models.some((model) => model.connected) ? "live" : "preview",
      limits: ctx.limits,
      modes: modeCards.map(({ id, title, summary }) => ({ id, title, summary })),
    }),
  );

export const openapi: Operation<"openapi"> = (ctx) =>
  Promise.resolve(openApiDocument({ origin: ctx.origin, version: ctx.version }));
