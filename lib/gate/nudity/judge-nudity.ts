import type { GateFinding } from "#lib/contract/plan.ts";

import type { PictureKinds } from "./picture-kinds.ts";

/**
 * How sure the classifier must be. Of 2,000 harmless pictures one in several hundred is taken for nudity at this, most
 * of them hands and other bare skin seen from near; see docs/gates.md.
 */
const SHARE_MIN = 0.85;

/** How much speaks for nudity, 0 to 1: what only drawings can be counts for nothing in a photograph. */
const nudityShare = ({ porn, hentai, looksDrawn }: PictureKinds): number => porn + (looksDrawn === false ? 0 : hentai);

/** True where the policy gate would stop a film that shows this picture. */
export const showsNudity = (seen: PictureKinds): boolean => nudityShare(seen) >= SHARE_MIN;

/** The policy gate on a supplied picture: one finding, or none. Swimwear, art and bare skin alone are none. */
export function judgeNudity(seen: PictureKinds, assetId: string): GateFinding[] {
  if (!showsNudity(seen)) return [];
  return [
    {
      gate: "policy",
      code: "sexual_content",
      reason:
        "The picture looks like sexual content or nudity to a classifier, which errs at times, most with bare skin " +
        "seen from near",
      evidence: [
        {
          kind: "box",
          text: `the whole picture, ${Math.round(nudityShare(seen) * 100)} of 100 for nudity`,
          start: null,
          end: null,
          asset_id: assetId,
          box: { x: 0, y: 0, width: 1, height: 1 },
        },
      ],
      resolve:
        "Use another picture, or another part of this one. If it shows no nudity, ask whoever runs this service to look " +
        "at it: that person can let it pass. Consent does not open this gate.",
    },
  ];
}
