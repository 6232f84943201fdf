import { setTimeout as pause } from "node:timers/promises";
import { rested, type Attack, type Finding, type House } from "./house.ts";

const live = "bfl/flux-3-video";
const story = "A fox finds a lantern in the snow.";
const film = { raw_intent: story, shot_count: 3, duration_seconds: 9, seed: 3 };
const usage = async (house: House) => {
  const { json } = await house.ask("/usage");
  return { spent: Number(json?.["spent_usd"]), reserved: Number(json?.["reserved_usd"]) };
};
const bookOf = async (house: House, work: () => Promise<string>): Promise<Finding[]> => {
  const before = { orders: house.fal.orders.length, spent: (await usage(house)).spent };
  const told = await work();
  const orders = house.fal.orders.length - before.orders;
  const { spent, reserved } = await usage(house);
  const paid = spent - before.spent;
  return [
    {
      attack: "",
      seen: `${told}; ${orders} orders, charged ${paid.toFixed(2)}, held ${reserved}`,
      holds: (orders === 0 || paid > 0) && reserved === 0,
    },
  ];
};
const named = (attack: string, found: readonly Finding[]): Finding[] => found.map((each) => ({ ...each, attack }));
const outcome = async (house: House, where: string, body: unknown): Promise<string> => {
  const { status, json } = await house.ask(where, { body, headers: { prefer: "wait=200" } });
  if (json?.["generation_id"] === undefined) return `${status} ${String(json?.["code"] ?? json?.["title"])}`;
  const end = await rested(house, json["generation_id"]);
  return `${status} ${String(end["status"])}`;
};

/** Renders for nothing: a model without a price, a refinement's plan, a picture film's edit. */
export const freeRenders: Attack = async (house) => {
  const unpriced = await bookOf(house, () =>
    outcome(house, "/generate_video", {
      ...film,
      model_override: live,
      routing: { optimize_for: "quality", allow: [live] },
      max_cost_usd: 0,
    }),
  );
  const first = await house.ask("/generate_video", { body: film, headers: { prefer: "wait=200" } });
  const made = await rested(house, first.json?.["generation_id"]);
  const refined = await house.ask("/refine_shot", {
    body: { generation_id: made["generation_id"], shot_id: "s2", instruction: "closer" },
    headers: { prefer: "wait=200" },
  });
  const refinement = await rested(house, refined.json?.["generation_id"]);
  const plan = (refinement["plan_id"] ?? (refinement["plan"] as { plan_id?: string } | undefined)?.plan_id) as string;
  const before = (await usage(house)).spent;
  const orders = house.fal.orders.length;
  const again = await outcome(house, "/generate_video", { plan_id: plan, max_cost_usd: 0.5 });
  const newOrders = house.fal.orders.length - orders;
  const paid = (await usage(house)).spent - before;
  return [
    ...named("a model without a price, budget 0", unpriced),
    {
      attack: "the plan of a refinement rendered whole, at most 0.50",
      seen: `${again}; ${newOrders} orders, charged ${paid.toFixed(2)}`,
      holds: newOrders === 0 || paid > 0.5,
    },
  ];
};

/** What a vendor's bad answers cost: orders are counted after each. */
export const vendorFaults: Attack = async (house) => {
  const found: Finding[] = [];
  for (const fault of ["down", "lost", "refused", "refused_later", "failed_later", "expired"] as const) {
    house.fal.decide = () => fault;
    const orders = house.fal.orders.length;
    const told = await outcome(house, "/generate_video", film);
    house.fal.decide = () => "none";
    const { reserved } = await usage(house);
    const taken = house.fal.orders.slice(orders);
    const twice = taken.length - new Set(taken.map(({ input }) => JSON.stringify(input))).size;
    found.push({
      attack: `vendor: ${fault}`,
      seen: `${told}; ${taken.length} orders taken, ${twice} of the same words, held ${reserved}`,
      holds: reserved === 0 && !told.startsWith("5"),
    });
  }
  return found;
};

/** Cancels, approvals and resumes that race: nothing stays reserved. */
export const races: Attack = async (house) => {
  house.fal.decide = () => "slow";
  const begun = await Promise.all(
    Array.from({ length: 12 }, (_, seed) =>
      house.ask("/generate_video", { body: { ...film, seed }, headers: { prefer: "respond-async" } }),
    ),
  );
  const ids = begun.flatMap(({ json }) => (typeof json?.["generation_id"] === "string" ? [json["generation_id"]] : []));
  const answers = await Promise.all(
    ids.flatMap((id) =>
      ["cancel", "resume", "cancel", "resume", "cancel"].map((act) =>
        house.ask(`/generations/${id}/${act}`, { method: "POST", body: {} }),
      ),
    ),
  );
  for (const id of ids) await house.ask(`/generations/${id}/cancel`, { method: "POST", body: {} });
  for (const id of ids) await rested(house, id);
  house.fal.decide = () => "none";
  await pause(500);
  const { reserved } = await usage(house);
  const broken = answers.filter(({ status }) => status >= 500 && status !== 503).length;
  return [
    {
      attack: `${answers.length} cancels and resumes at once on ${ids.length} films`,
      seen: `${broken} answers of 5xx, held ${reserved}`,
      holds: broken === 0 && reserved === 0,
    },
  ];
};

/** Killed while orders are out; the newcomer finishes, nobody is paid twice. */
export const killed: Attack = async (house) => {
  house.fal.decide = () => "slow";
  const orders = house.fal.orders.length;
  const { json } = await house.ask("/generate_video", { body: film, headers: { prefer: "respond-async" } });
  await pause(1500);
  await house.restart("SIGKILL");
  house.fal.decide = () => "none";
  const end = await rested(house, json?.["generation_id"]);
  const taken = house.fal.orders.slice(orders);
  const twice = taken.length - new Set(taken.map(({ input }) => JSON.stringify(input))).size;
  const { reserved } = await usage(house);
  return [
    {
      attack: "kill -9 while orders are out",
      seen: `${String(end["status"])}; ${taken.length} orders, ${twice} twice, held ${reserved}`,
      holds: twice === 0 && reserved === 0,
    },
  ];
};

/** A damaged credential on purpose: nothing is ordered. */
export const brokenCredential: Attack = async (house) => {
  const first = await house.ask("/generate_video", {
    body: { ...film, render: "preview" },
    headers: { prefer: "wait=200" },
  });
  const made = await rested(house, first.json?.["generation_id"]);
  const still = await house.ask("/generate_video_staged", {
    body: { ...film, render: "preview", hold: true },
    headers: { prefer: "wait=200" },
  });
  const held = await rested(house, still.json?.["generation_id"]);
  const url =
    (held["hero_frame"] as { asset_url?: string; url?: string } | null)?.asset_url ??
    (held["hero_frame"] as { url?: string } | null)?.url;
  if (url === undefined || made["status"] !== "ok")
    return [{ attack: "a damaged credential", seen: "no still to damage", holds: false }];
  const png = new Uint8Array(await (await fetch(url)).arrayBuffer());
  // Well inside the manifest's chunk, which stands at the head of the file.
  for (let at = 2000; at < 2064; at++) png[at] = (png[at] ?? 0) ^ 0xff;
  const orders = house.fal.orders.length;
  const { status, json } = await house.ask("/assets", { raw: png, headers: { "content-type": "image/png" } });
  const told =
    status === 201
      ? await outcome(house, "/animate_image", {
          animate_image_ref: json?.["ref"],
          raw_intent: "snow falls",
          duration_seconds: 5,
        })
      : `${status} ${String(json?.["code"])}`;
  const newOrders = house.fal.orders.length - orders;
  return [
    { attack: "a picture with a damaged credential", seen: `${told}; ${newOrders} orders`, holds: newOrders === 0 },
  ];
};
