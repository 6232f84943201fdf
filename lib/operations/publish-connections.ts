import { invalidField, Problem, type FieldError } from "#lib/contract/errors.ts";
import type { ConnectionBody } from "#lib/contract/publishing.ts";
import type { Publisher } from "#lib/publishers/publisher.ts";
import type { StoredConnection } from "#lib/store/publishing-records.ts";
import type { Context, Operation } from "./operation.ts";

/** Every account has one without connecting it. */
const builtIn = "watch_page";
const connectionsMax = 50;

export const listPublishConnections: Operation<"list_publish_connections"> = async (ctx) => {
  await haveWatchPage(ctx);
  const connections = await ctx.store.connections.list(ctx.accountId);
  return {
    connections: connections.map((connection) => shown(ctx, connection)),
    available_kinds: [...ctx.publishers.values()]
      .filter(({ kind }) => kind !== builtIn)
      .map(({ kind, title, needs }) => ({ kind, title, needs: [...needs] })),
  };
};

export const connectPublisher: Operation<"connect_publisher"> = async (ctx, { kind, display_name, config }) => {
  if (kind === builtIn)
    throw invalidField("/kind", "unknown_value", "The watch page is always connected; connect one of another kind.");
  if ((await ctx.store.connections.list(ctx.accountId)).length >= connectionsMax)
    throw new Problem("conflict", `There are ${connectionsMax} connections already; disconnect one first.`);
  const publisher = publisherOf(ctx, kind);
  const given = await settingsFor(ctx, publisher, config);
  const connection_id = ctx.newId("conn");
  const isSecret = (name: string) => publisher.needs.some((need) => need.name === name && need.secret);
  const pick = (secret: boolean) => Object.fromEntries(given.filter(([name]) => isSecret(name) === secret));
  const secrets = pick(true);
  const connection: StoredConnection = {
    connection_id,
    account_id: ctx.accountId,
    kind,
    display_name,
    config: pick(false),
    sealed: Object.keys(secrets).length === 0 ? null : ctx.sealer.seal(JSON.stringify(secrets), connection_id),
    created_at: ctx.clock(),
  };
  await ctx.store.connections.create(connection);
  return shown(ctx, connection);
};

export const disconnectPublisher: Operation<"disconnect_publisher"> = async (ctx, { connection_id }) => {
  const connection = await connectionNamed(ctx, connection_id);
  if (connection.kind === builtIn)
    throw new Problem("conflict", "The watch page is part of this service; it cannot be disconnected.");
  await ctx.store.connections.disconnect(ctx.accountId, connection_id, ctx.clock());
};

/** A connection of the account. Throws Problem `not_found`. */
export const connectionNamed = async (ctx: Context, connectionId: string): Promise<StoredConnection> => {
  await haveWatchPage(ctx);
  const connection = await ctx.store.connections.get(ctx.accountId, connectionId);
  if (connection === null) throw new Problem("not_found", "There is no such connection in this account.");
  return connection;
};

export const publisherOf = (ctx: Context, kind: StoredConnection["kind"]): Publisher => {
  const publisher = ctx.publishers.get(kind);
  if (publisher === undefined) throw new Error(`Nothing publishes to a ${kind}.`);
  return publisher;
};

/** The account's watch page: its id is the account's, so that there is one however often it is written down. */
const haveWatchPage = (ctx: Context): Promise<void> =>
  ctx.store.connections.create({
    connection_id: ctx.accountId.replace(/^acc_/, "conn_"),
    account_id: ctx.accountId,
    kind: builtIn,
    display_name: "Watch page",
    config: {},
    sealed: null,
    created_at: ctx.clock(),
  });

/** What was given of what the place needs. Throws every fault at once, and Problem `url_not_allowed`. */
const settingsFor = async (
  ctx: Context,
  { needs, title }: Publisher,
  config: Record<string, string>,
): Promise<[name: string, value: string][]> => {
  const faults: FieldError[] = Object.keys(config)
    .filter((name) => !needs.some((need) => need.name === name))
    .map((name) => ({
      pointer: pointerTo(name),
      code: "unknown_field",
      message: `${title} takes ${needs.map((need) => need.name).join(", ")}; it knows no such field.`,
    }));
  const given: [string, string][] = [];
  for (const { name, title: what, required, form } of needs) {
    const value = Object.hasOwn(config, name) ? (config[name] ?? "").trim() : "";
    const pointer = pointerTo(name);
    if (value === "" && required) faults.push({ pointer, code: "required", message: `${what}: is needed.` });
    if (value === "") continue;
    if (/\p{Cc}/u.test(value) || !value.isWellFormed())
      faults.push({ pointer, code: "bad_format", message: `${what}: holds a control character; remove it.` });
    else if (form !== undefined && !form.holds(value))
      faults.push({ pointer, code: "bad_format", message: `${what}: ${form.message}.` });
    given.push([name, value]);
  }
  if (faults.length > 0)
    throw new Problem("validation_failed", "The settings do not fit this kind of connection.", { errors: faults });
  for (const { name, address } of needs) {
    const value = given.find(([each]) => each === name)?.[1];
    if (address === true && value !== undefined) await demandAllowed(ctx, pointerTo(name), value);
  }
  return given;
};

/** Throws Problem `url_not_allowed`, which names the field. */
export const demandAllowed = async (ctx: Context, pointer: string, url: string): Promise<void> => {
  try {
    await ctx.judgeAddress(url);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { code, message } = cause;
    throw new Problem(code, message, { errors: [{ pointer, code, message }], cause });
  }
};

/** A JSON pointer (RFC 6901) to a setting. */
const pointerTo = (name: string): string => `/config/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;

const shown = (ctx: Context, connection: StoredConnection): ConnectionBody => ({
  connection_id: connection.connection_id,
  kind: connection.kind,
  display_name: connection.display_name,
  state: "connected",
  capabilities: publisherOf(ctx, connection.kind).capabilities,
  created_at: connection.created_at.toISOString(),
});
