import { drawnClip } from "./watermark-clips.ts";
for (let round = 165; round < 178; round++) {
  const clip = drawnClip(round);
  try {
    let n = 0;
    for await (const f of clip.frames(3)) n += f.length > 0 ? 1 : 0;
    console.log(round, clip.name, n, clip.width, clip.height);
  } catch (e) {
    console.log(
      round,
      clip.name,
      "FAILED",
      clip.width,
      clip.height,
      (e as Error).stack?.split("\n").slice(0, 12).join("\n"),
    );
  }
}
