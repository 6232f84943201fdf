// @ts-nocheck
import { makeCertificates } from "#lib/provenance/certificates.ts";
import { shotManifest } from "#lib/provenance/manifest.ts";
import { loadC2pa, read, sign } from "#lib/provenance/c2pa.ts";
import { makeSigner } from "#lib/provenance/signer.ts";
import { readerContext } from "#lib/provenance/trust.ts";
import { golden } from "#lib/provenance/testing/golden.ts";
const c = await makeCertificates({ organisation: "B", now: new Date() });
loadC2pa(); const signer = makeSigner(c); const context = readerContext({ anchorPems: [c.rootPem] });
const film = golden("unsigned.mp4"); const filler = Buffer.alloc(1e7 - film.length, 0x5a); filler.writeUInt32BE(filler.length, 0); filler.write("mdat", 4, "latin1");
const bytes = new Uint8Array(Buffer.concat([film, filler]));
const manifest = shotManifest({ title: "B", version: "0.1.0", when: new Date().toISOString(), generationId: "g", planHash: "p", seed: 1, shotId: "s", mediaType: "video/mp4", source: { routedModel: "a", deliveredModel: "b", preview: true } });
const cpu = async (n, f) => { for (let i = 0; i < 5; i++) await f(); const all = []; for (let i = 0; i < n; i++) { const b = process.cpuUsage(); await f(); const a = process.cpuUsage(b); all.push((a.user + a.system) / 1000); } all.sort((x, y) => x - y); return "min " + all[0].toFixed(1) + " median " + all[n >> 1].toFixed(1); };
let s; 
for (const size of [bytes, new Uint8Array(film)]) {
console.log(size.length, "sign cpu", await cpu(15, async () => { s = await sign({ kind: "sign", bytes: size, mediaType: "video/mp4", manifestJson: JSON.stringify(manifest), ingredients: [], algorithm: signer.algorithm, reserveSize: signer.reserveSize, context }, (x) => signer.sign(x)); }));
console.log("verify cpu", await cpu(15, () => read(s, "video/mp4", context, true)));
}
