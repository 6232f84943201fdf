// @ts-nocheck
import { makeCertificates } from "#lib/provenance/certificates.ts";
import { shotManifest } from "#lib/provenance/manifest.ts";
import { openProvenance } from "#lib/provenance/provenance.ts";
import { golden } from "#lib/provenance/testing/golden.ts";
import { createHash } from "node:crypto";
const c = await makeCertificates({ organisation: "B", now: new Date() });
const p = openProvenance({ credentials: { ...c, anchorPems: [c.rootPem], development: true }, projectRoot: process.cwd(), now: () => new Date() });
const film = golden("unsigned.mp4"); const filler = Buffer.alloc(1e7 - film.length, 0x5a); filler.writeUInt32BE(filler.length, 0); filler.write("mdat", 4, "latin1");
const bytes = Buffer.concat([film, filler]);
const manifest = shotManifest({ title: "B", version: "0.1.0", when: new Date().toISOString(), generationId: "g", planHash: "p", seed: 1, shotId: "s", mediaType: "video/mp4", source: { routedModel: "a", deliveredModel: "b", preview: true } });
const cpu = async (n, f) => { for (let i = 0; i < 5; i++) await f(); const b = process.cpuUsage(); for (let i = 0; i < n; i++) await f(); const a = process.cpuUsage(b); return ((a.user + a.system) / 1000 / n).toFixed(1); };
let s; console.log("sign cpu", await cpu(15, async () => { s = await p.sign({ bytes, mediaType: "video/mp4", manifest, ingredients: [] }); }));
console.log("verify cpu", await cpu(15, () => p.verify({ bytes: s.bytes, mediaType: "video/mp4" })));
console.log("node sha256 cpu", await cpu(15, async () => { createHash("sha256").update(bytes).digest(); }));
await p.close();
