import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BrandProposal } from "#lib/contract/brand.ts";
import type { GenerationBody } from "#lib/contract/generation.ts";
import type { DirectorPlan } from "#lib/contract/plan.ts";
import { fetchPage } from "#lib/gate/fetch-page.ts";
import { guardedFetch } from "#lib/gate/guarded-fetch.ts";
import { inspectImage } from "#lib/gate/inspect-image.ts";
import { harmless, person, problemIn, send, testApp, type Person, type TestApp } from "./testing/test-app.ts";

const saved = (name: string): Buffer => readFileSync(new URL(`../page/testing/pages/${name}.html`, import.meta.url));
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const picture = (red: number, side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: red, g: 40, b: 60 } } })
    .png()
    .toBuffer();

const pictures = new Map<string, Buffer>();
const cup = (
  images: string,
  more = "",
) => `<!doctype html><html lang="en"><title>Moor Cup</title><meta property="og:site_name" content="Moor Ceramics">
<script type="application/ld+json">{"@type":"Product","name":"Moor Cup","brand":{"name":"Moor Ceramics"},"image":${images},"offers":{"price":"38.00","priceCurrency":"GBP"}}</script>
<main><h1>Moor Cup</h1><p>The glaze breaks to rust at the rim. Every cup is thrown on a kick wheel.</p><ul><li>Holds 320 ml</li></ul>${more}</main></html>`;
const bodies: Record<string, [type: string, body: Buffer | string]> = {
  "/cup": ["text/html; charset=utf-8", cup('["/gone.png","/icon.png","/person.png","/still.png","/still.png"]')],
  "/bare": ["text/html; charset=utf-8", cup('["/bare.png","/still.png"]')],
  "/hostile": ["text/html", saved("hostile")],
  "/app": ["text/html", saved("empty-app")],
  "/pdf": ["application/pdf", "%PDF-1.7"],
  "/large": ["text/html", Buffer.alloc(5 * 1024 * 1024 + 1, "x")],
  "/sauce": [
    "text/html; charset=utf-8",
    `<html lang="ar" dir="rtl"><meta property="og:site_name" content="جمرة"><script type="application/ld+json">{"@type":"Product","name":"صلصة الفلفل المدخّنة","image":"/still.png"}</script>
<h1>صلصة الفلفل المدخّنة</h1><p>تُدخَّن ثمار الفلفل على خشب الزيتون ستّ ساعات.</p><p>لا تحتوي على مواد حافظة.</p></html>`,
  ],
  "/granola": [
    "text/html; charset=utf-8",
    `<html lang="en"><script type="application/ld+json">{"@type":"Product","name":"Mountain House Granola","image":"/still.png"}</script>
<h1>Mountain House Granola</h1><p>The oats are toasted over an open fire. Every bag is filled by hand.</p></html>`,
  ],
  "/story": ["text/html", saved("brand-story-it")],
  "/silent": [
    "text/html; charset=utf-8",
    `<html lang="en"><title>Moor Kettle | Moor Ceramics</title><meta property="og:image" content="/still.png"><div id="root"></div></html>`,
  ],
};
const server = http.createServer((request, response) => {
  const path = request.url ?? "/";
  const image = pictures.get(path);
  const [type, body] = image === undefined ? (bodies[path] ?? []) : ["image/png", image];
  if (type === undefined) response.writeHead(404).end();
  else response.writeHead(200, { "content-type": type }).end(body);
});

let app: TestApp;
let ana: Person;
let at = "";

beforeAll(async () => {
  pictures.set("/icon.png", await picture(1, 32));
  pictures.set("/person.png", await picture(200, 300));
  pictures.set("/still.png", await picture(120, 320));
  pictures.set("/bare.png", await picture(90, 320));
  const faced = sha256(pictures.get("/person.png") as Buffer);
  const bare = sha256(pictures.get("/bare.png") as Buffer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetcher = guardedFetch({ allowLoopback: true, timeoutMs: 5000, redirectsMax: 3 });
  app = await testApp({
    services: {
      fetchPage: (url) => fetchPage(fetcher, url, 5 * 1024 * 1024),
      fetchImage: async (url) => {
        const { bytes } = await fetcher.get(url, { bytes: 1e6, accept: "image/*" });
        return { bytes, ...(await inspectImage(bytes)), sha256: sha256(bytes) };
      },
      lookAtPicture: (bytes) =>
        Promise.resolve({
          faces:
            sha256(bytes) === faced
              ? [{ box: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 }, confidence: 0.99, looksDrawn: false }]
              : [],
          nudity: sha256(bytes) === bare ? { ...harmless, neutral: 0, porn: 0.97 } : harmless,
        }),
    },
  });
  ana = await person(app);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

const made = async (input: Record<string, unknown>, who = ana): Promise<GenerationBody> => {
  const response = await send(app, "ad_from_url", { key: who.key, input });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as GenerationBody;
};

test("a product page becomes a brief, a brand profile and a film that says what the page says", async () => {
  const film = await made({ url: `${at}/cup`, shot_count: 4, duration_seconds: 14, aspect_ratio: "9:16", seed: 3 });
  const { brief, brand_profile } = film;
  if (brief === undefined || brand_profile === undefined) throw new Error("no brief or profile");
  expect(film).toMatchObject({
    status: "ok",
    aspect_ratio: "9:16",
    title: "Moor Cup",
    mode_selection: { primary: "product_hero" },
  });
  expect(film.mode_selection.reason).not.toContain("You asked");
  expect(brief).toMatchObject({
    product_name: "Moor Cup",
    brand_name: "Moor Ceramics",
    price: "38.00",
    currency: "GBP",
    cta: "Shop now",
    source_url: `${at}/cup`,
    sha256: sha256(Buffer.from(bodies["/cup"]?.[1] ?? "")),
    ignored_instructions: [],
  });
  expect(brief.claims).toContainEqual({
    text: "The glaze breaks to rust at the rim",
    quote: "The glaze breaks to rust at the rim.",
  });
  expect(brief.images.map(({ source_url, width }) => [source_url.slice(at.length), width])).toEqual([
    ["/person.png", 300],
    ["/still.png", 320],
  ]);
  expect(brief.palette.length).toBeGreaterThanOrEqual(3);
  // The picture without a face is the one that films show.
  expect(brand_profile.product_ref?.asset_id).toBe(brief.images[1]?.asset_id);
  expect(film.brand).toEqual(brand_profile);
  expect(film.shots.every((shot) => shot.attached_ref_ids.includes(`brand:${brand_profile.brand_id}:product`))).toBe(
    true,
  );
  const claims = brief.claims.map((claim) => claim.text);
  const captions = film.shots.map((shot) => shot.caption?.replaceAll("\n", " ") ?? null);
  expect(captions[0]).toBe("Moor Cup");
  expect(claims).toContain(captions[1]);
  expect(claims).toContain(captions[2]);
  expect(film.end_card).toMatchObject({ text: "Moor Cup", cta: "Shop now" });
  // The brief is kept: the generation answers it again.
  const again = await send(app, "get_generation", { key: ana.key, input: { generation_id: film.generation_id } });
  expect(((await again.json()) as GenerationBody).brief?.claims).toEqual(brief.claims);
  const stored = await send(app, "get_brand_profile", { key: ana.key, input: { brand_id: brand_profile.brand_id } });
  expect(await stored.json()).toEqual(brand_profile);
});

test("what a person wrote into a profile stays; the same page again changes nothing", async () => {
  const bo = await person(app);
  const written = { brand_id: "moor", name: "Moor", palette: ["#112233"] };
  await send(app, "set_brand_profile", { key: bo.key, input: written });
  const { brand_profile, brief } = await made({ url: `${at}/cup`, brand_id: "moor", cta: "Hold one" }, bo);
  expect(brand_profile).toMatchObject({ name: "Moor", cta: "Hold one", palette: [{ hex: "#112233" }], version: 2 });
  expect(brief?.palette).not.toContain("#112233");
  const again = await made({ url: `${at}/cup`, brand_id: "moor", cta: "Another" }, bo);
  expect(again.brand_profile).toMatchObject({ cta: "Hold one", version: 2 });
  expect(again.end_card?.cta).toBe("Another");
});

test("a page's picture that the policy gate would stop is left out and told of; the film is made with another", async () => {
  const film = await made({ url: `${at}/bare`, brand_id: "bare-shop", seed: 3 });
  expect(film.status).toBe("ok");
  expect(film.brief?.images.map(({ source_url }) => source_url)).toEqual([`${at}/still.png`]);
  expect(film.brief?.pictures_left_out).toEqual([
    { source_url: `${at}/bare.png`, reason: expect.stringContaining("nudity") },
  ]);
  expect(film.brand_profile?.product_ref?.asset_id).toBe(film.brief?.images[0]?.asset_id);
});

test("a page without pictures is not shown with the picture of another product", async () => {
  const cy = await person(app);
  await made({ url: `${at}/cup` }, cy);
  const film = await made({ url: `${at}/hostile` }, cy);
  expect(film.brief?.images).toEqual([]);
  expect(film.brand_profile?.product_ref).not.toBeNull();
  expect(film.brand?.product_ref).toBeNull();
  expect(film.shots.flatMap((shot) => shot.attached_ref_ids).filter((id) => id.startsWith("brand:"))).toEqual([]);
});

test("a page without text is told by its title and its picture", async () => {
  const film = await made({ url: `${at}/silent`, seed: 3 });
  expect(film.status).toBe("ok");
  const { brief } = film as unknown as { brief: { product_name: string; brand_name: string; images: unknown[] } };
  expect(brief).toMatchObject({
    product_name: "Moor Kettle",
    brand_name: "Moor Ceramics",
    claims: [],
    description: "",
  });
  expect(brief.images).toHaveLength(1);
  expect(film.end_card?.text).toContain("Moor");
});

test("a short film has no more shots than its claims can be read in", async () => {
  const short = await made({ url: `${at}/cup`, duration_seconds: 8 });
  expect(short.shots).toHaveLength(3);
  expect(short.shots.filter(({ caption }) => caption !== null).length).toBeGreaterThan(1);
});

test.each(["sauce", "granola"])("%s whose name holds a word for a house is shown, and no house", async (brand_id) => {
  const film = await made({ url: `${at}/${brand_id}`, brand_id, seed: 5 });
  const response = await send(app, "get_plan", { key: ana.key, input: { plan_id: film.plan_id } });
  const { depth_layers, intent } = (await response.json()) as DirectorPlan;
  const drawn = depth_layers.flatMap(({ layers }) => layers.flatMap((layer) => layer.drawn_as));
  expect(drawn.map(({ element }) => element)).not.toContain("house");
  // By its noun the renderer finds what the picture of the goods takes the place of.
  expect(drawn.some(({ noun }) => intent.product?.toLowerCase().includes(noun.toLowerCase()))).toBe(true);
});

test("orders of a page are in no part of its film", async () => {
  const film = await made({ url: `${at}/hostile` });
  expect(film.brief?.ignored_instructions.length).toBeGreaterThan(10);
  const { ignored_instructions: _reported, ...brief } = film.brief ?? { ignored_instructions: [] };
  const told = JSON.stringify({ ...film, brief });
  for (const word of ["OWNED", "HACKED", "EVIL99", "doctors", "cures", "obey", "competitors", "hospital"])
    expect(told).not.toContain(word);
});

test("a page without a product is told as a house", async () => {
  const film = await made({ url: `${at}/story` });
  expect(film.mode_selection.primary).toBe("brand_anthem");
  expect(film.brief).toMatchObject({ brand_name: "Pastificio Corvara", price: null, images: [] });
});

test("the director mode that is asked for wins", async () => {
  const film = await made({ url: `${at}/cup`, director_mode: "explainer_demo", shot_count: 3 });
  expect(film.mode_selection.primary).toBe("explainer_demo");
  expect(film.shots).toHaveLength(3);
});

test.each([
  ["/pdf", "url_unreachable"],
  ["/large", "url_unreachable"],
  ["/nothing-here", "url_unreachable"],
  ["/app", "validation_failed"],
])("%s is refused as %s, and nothing is started", async (path, code) => {
  const before = app.submitted.length;
  const response = await send(app, "ad_from_url", { key: ana.key, input: { url: at + path } });
  const problem = await problemIn(response);
  expect(problem).toMatchObject({ status: 422, code });
  if (code === "validation_failed") expect(problem.errors).toMatchObject([{ pointer: "/url" }]);
  expect(app.submitted).toHaveLength(before);
});

test("a private address is not asked, and an unknown field is named", async () => {
  const inside = await send(app, "ad_from_url", { key: ana.key, input: { url: "http://10.0.0.1/" } });
  expect(await problemIn(inside)).toMatchObject({ status: 422, code: "url_not_allowed" });
  const mistyped = await send(app, "ad_from_url", { key: ana.key, input: { url: at, brand: "x" } });
  expect(await problemIn(mistyped)).toMatchObject({ status: 422, errors: [{ code: "unknown_field" }] });
});

test("a page is read as a brand profile to check, and no profile is saved", async () => {
  const dee = await person(app);
  const read = (input: Record<string, unknown>) => send(app, "brand_from_url", { key: dee.key, input });
  const response = await read({ url: `${at}/cup` });
  expect(response.status).toBe(200);
  const { draft, ...proposal } = (await response.json()) as BrandProposal;
  expect(draft).toMatchObject({ name: "Moor Ceramics", cta: "Shop now" });
  expect(proposal).toMatchObject({ existing_version: null, language: "en", source_url: `${at}/cup` });
  expect(proposal.palette.map(({ hex }) => hex)).toEqual(draft.palette);
  expect(proposal.palette.slice(0, 3).map(({ role }) => role)).toEqual(["primary", "secondary", "accent"]);
  // The picture without a face is proposed; all that were found can be chosen.
  expect(proposal.pictures.map(({ asset_id }) => asset_id).indexOf(draft.product_asset_id ?? "")).toBe(1);
  const listed = await send(app, "list_brand_profiles", { key: dee.key });
  expect(await listed.json()).toEqual({ brand_profiles: [] });
  // It saves as it is, and the next reading knows that its id is taken.
  const saved = await send(app, "set_brand_profile", { key: dee.key, input: draft });
  expect(await saved.json()).toMatchObject({ name: "Moor Ceramics", product_ref: { width: 320 }, version: 1 });
  expect(await (await read({ url: `${at}/cup` })).json()).toMatchObject({ existing_version: 1 });
  // Its pictures are the reader's own.
  const stranger = await send(app, "set_brand_profile", { key: ana.key, input: { ...draft, brand_id: "taken" } });
  expect(await problemIn(stranger)).toMatchObject({ errors: [{ pointer: "/product_asset_id" }] });
});

test("a page's call to action is in the page's language, and its orders are no part of its brand", async () => {
  const read = async (path: string) =>
    (await (await send(app, "brand_from_url", { key: ana.key, input: { url: at + path } })).json()) as BrandProposal;
  const story = await read("/story");
  expect(story).toMatchObject({ language: "it", draft: { name: "Pastificio Corvara", product_asset_id: null } });
  expect(story.draft.cta).not.toMatch(/shop|learn|discover/i);
  const { ignored_instructions, ...rest } = await read("/hostile");
  expect(ignored_instructions.length).toBeGreaterThan(10);
  expect(JSON.stringify(rest)).not.toMatch(/OWNED|HACKED|EVIL99|obey/);
});

test.each([
  ["/pdf", "url_unreachable"],
  ["/nothing-here", "url_unreachable"],
  ["/app", "validation_failed"],
  ["http://10.0.0.1/", "url_not_allowed"],
  ["ftp://example.com/", "validation_failed"],
])("a brand from %s is refused as %s, at the field", async (where, code) => {
  const url = where.startsWith("/") ? at + where : where;
  const response = await send(app, "brand_from_url", { key: ana.key, input: { url } });
  expect(await problemIn(response)).toMatchObject({ status: 422, code, errors: [{ pointer: "/url" }] });
});
