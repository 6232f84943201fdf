import { expect, test } from "@playwright/test";
import { endpoints } from "#lib/contract/endpoints.ts";
import { caller } from "./support/api.ts";
import { address, newcomer, owner } from "./support/studio.ts";

test("two accounts see nothing of each other, row by row", async ({ page }) => {
  const mine = caller(address(), owner().api_key);
  const theirs = await newcomer(page);
  const film = await mine.rested(
    await mine.begin({ raw_intent: "A secret garden behind a wall", duration_seconds: 4, shot_count: 3 }),
  );
  await mine.call("POST", "/brand_profiles", { brand_id: "secret-brand", name: "Secret", palette: ["#112233"] });
  const keys = await mine.call("GET", "/keys");
  expect(keys.status).toBe(403);
  const ids: Record<string, string> = {
    generation_id: film.generation_id,
    plan_id: film.plan_id,
    asset_id: film.film?.asset_id ?? "",
    brand_id: "secret-brand",
  };
  for (const [name, row] of Object.entries(endpoints)) {
    const parameter = /\{(\w+)\}/.exec(row.path)?.[1];
    const id = parameter === undefined ? undefined : ids[parameter];
    if (parameter === undefined || id === undefined) continue;
    const { [parameter]: _path, ...fields } = row.example as Record<string, unknown>;
    const body = row.method === "POST" && Object.keys(fields).length > 0 ? fields : undefined;
    const answer = await theirs.call(row.method, row.path.replace(`{${parameter}}`, id), body);
    const unknown = await theirs.call(row.method, row.path.replace(`{${parameter}}`, `${id.slice(0, -1)}_`), body);
    expect([name, answer.status]).toEqual([name, 404]);
    const plain = (json: unknown) => ({ ...(json as object), request_id: null, instance: null });
    expect(plain(answer.json)).toEqual(plain(unknown.json));
  }
  const lists = await Promise.all([theirs.call("GET", "/generations"), theirs.call("GET", "/brand_profiles")]);
  expect(lists[0].json).toEqual({ generations: [], next_cursor: null });
  expect(lists[1].json).toEqual({ brand_profiles: [] });
  const byPlan = await theirs.call("POST", "/generate_video", { plan_id: film.plan_id });
  expect(byPlan.status).toBe(422);
  expect(JSON.stringify(byPlan.json)).toContain("unknown_plan");
  const byBrand = await theirs.call("POST", "/director_prompt_plan", {
    raw_intent: "a shop",
    brand_id: "secret-brand",
  });
  expect(JSON.stringify(byBrand.json)).toContain("unknown_brand");
});
