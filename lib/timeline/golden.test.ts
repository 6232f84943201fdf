import path from "node:path";
import { expect, test } from "vitest";
import { cutTimeline } from "./cut-timeline.ts";
import { film24, filmOf, ntsc30Drop, withHandles } from "./testing/films.ts";
import { edlOf } from "./write-edl.ts";
import { fcpxmlOf } from "./write-fcpxml.ts";
import { otioOf } from "./write-otio.ts";

/** A film that has everything: each way from one shot to the next, captions of two scripts, an end card. */
const everything = filmOf(
  [59, 60, 61, 48, 60],
  [
    { kind: "black", before: 0, after: 14 },
    { kind: "dissolve", before: 10, after: 10 },
    { kind: "black", before: 12, after: 12 },
    null,
    { kind: "wipe", before: 6, after: 6 },
    { kind: "black", before: 20, after: 0 },
  ],
  {
    title: "Le phare d’été",
    srt: "1\n00:00:00,583 --> 00:00:01,625\nNot tonight & <never>.\n\n2\n00:00:05,500 --> 00:00:06,542\n灯台\nの光\n\n",
    end_card: { shot_id: "s5", start_seconds: 10.5, text: "Taste the dark", cta: "northroast.example" },
  },
);

/** Files as they are delivered, just as long as their shots; and files with frames to spare, at a rate that drops. */
const timelines = {
  "as-delivered": cutTimeline(everything, film24),
  "with-handles-drop-frame": withHandles(cutTimeline(everything, ntsc30Drop), 30, 30),
};

const writers = { otio: otioOf, fcpxml: fcpxmlOf, edl: edlOf };

test.each(Object.entries(timelines))(
  "%s: every format is written to the letter as it was looked at",
  async (name, timeline) => {
    for (const [format, write] of Object.entries(writers))
      await expect(write(timeline)).toMatchFileSnapshot(
        path.join(import.meta.dirname, "testing", "golden", `${name}.${format}`),
      );
  },
);
