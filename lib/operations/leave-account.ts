import { Readable } from "node:stream";
import { invalidField, Problem } from "#lib/contract/errors.ts";
import { removeAccount } from "#lib/engine/remove-account.ts";
import type { Account } from "#lib/store/account-records.ts";
import { ownAccount } from "./account.ts";
import type { Context, Operation } from "./operation.ts";

/**
 * Everything that is stored of the account as lines of JSON, thing by thing, while it is read: plans, films, brands,
 * consents, publications, the ledger; media by addresses that work for an hour. No secrets. The last line says how many
 * things there were, so that a broken download is known.
 */
export const exportAccount: Operation<"export_account"> = async (ctx) => {
  const { account_id } = await ownAccount(ctx);
  const at = ctx.clock().toISOString();
  return {
    kind: "bytes",
    media_type: "application/x-ndjson",
    bytes: null,
    etag: `"${ctx.sha256(`${account_id} ${at}`)}"`,
    filename: `shotwright-account-${at.slice(0, 10)}.ndjson`,
    part: null,
    made_now: true,
    open: () => Promise.resolve(Readable.from(lines(ctx, account_id, at), { objectMode: false })),
  };
};

async function* lines(ctx: Context, accountId: string, at: string): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  const line = (thing: object) => encoder.encode(`${JSON.stringify(thing)}\n`);
  yield line({ thing: "export", account_id: accountId, made_at: at, urls_work_for_seconds: 3600 });
  let things = 0;
  for await (const each of ctx.store.exportAccount(accountId)) {
    if (ctx.signal.aborted) return;
    things++;
    const { thing, asset_id } = each;
    yield line(thing === "asset" && typeof asset_id === "string" ? { ...each, url: ctx.assetUrl(asset_id) } : each);
  }
  yield line({ thing: "end", things });
}

/**
 * Removes the account for whoever knows its password, or, where it has none, types its address. Sessions and keys end at
 * once, its pages answer 404, its films under way are cancelled; its rows and media go as soon as no vendor is at an order
 * any more. 409 for the last account that runs the service.
 */
export const deleteAccount: Operation<"delete_account"> = async (ctx, { password, email }) => {
  const account = await ownAccount(ctx);
  const { account_id } = account;
  await demandOwner(ctx, account, { password, email });
  const last = new Problem(
    "conflict",
    "This is the last account that runs the service. Make another one an operator first, then remove this one.",
  );
  if ((await ctx.store.removal.close(account_id, ctx.clock())) === "last_operator") throw last;
  // What is still open is gone on with by the service's own sweep.
  await removeAccount({ ...ctx, cancel: (id) => ctx.engine.cancel(id) }, account_id);
};

const demandOwner = async (
  ctx: Context,
  account: Account,
  { password, email }: { password?: string | undefined; email?: string | undefined },
): Promise<void> => {
  if (account.password_hash === null) {
    if (email?.trim().toLowerCase() !== account.email.toLowerCase())
      throw invalidField("/email", "unknown_value", "Type the address of this account.");
  } else if (password === undefined || !(await ctx.passwords.fits(account, password)))
    throw invalidField("/password", "unknown_value", "That is not the password of this account.");
};
