import { z } from "#schema";
import file from "#data/people/arms.json" with { type: "json" };
import { rowsOf, type Rows } from "./rows.ts";

const spot = z.tuple([z.number(), z.number(), z.number()]);
/** Forward, up and to the right of the base of the neck, and where the elbow points; or how it hangs, radians. */
const arm = z.union([
  z.strictObject({ wrist: spot, pole: spot }),
  z.strictObject({ swing: z.number(), out: z.number(), bend: z.number(), cross: z.number() }),
]);

const idle = ["hip", "pockets", "folded", "clasped", "behind", "guard"] as const;
/** What hands do that have nothing to do, the left one and the right; who has one on a hip has the other hang. */
export const idleArms: Rows<(typeof idle)[number], [z.infer<typeof arm>, z.infer<typeof arm>]> = rowsOf(
  "data/people/arms.json",
  file.idle,
  idle,
  z.tuple([arm, arm]),
);

export const carries = ["hang", "up", "lantern", "staff", "both", "guitar"] as const;
/** How things are carried; null: the left arm does as it likes. */
export const carryingArms: Rows<(typeof carries)[number], [z.infer<typeof arm> | null, z.infer<typeof arm>]> = rowsOf(
  "data/people/arms.json",
  file.carry,
  carries,
  z.tuple([arm.nullable(), arm]),
);
