import type { GateFinding } from "#lib/contract/plan.ts";

import type { Face } from "./face.ts";

/**
 * The likeness gate on a supplied picture: one finding with the box of every face in it, or none. Whether a face is a
 * real person's cannot be seen, so each one asks for consent; the reason says where the detector has its doubts.
 */
export function judgePicture(faces: readonly Face[], assetId: string): GateFinding[] {
  if (faces.length === 0) return [];
  return [
    {
      gate: "consent",
      code: "face_in_picture",
      reason: reasonOf(faces),
      evidence: faces.map(({ box, confidence }, index) => ({
        kind: "box",
        text: `face ${index + 1} of ${faces.length}, likeness ${confidence.toFixed(2)}`,
        start: null,
        end: null,
        asset_id: assetId,
        box,
      })),
      resolve:
        "Set likeness_consent to true or name a consent_id that covers the person shown; " +
        "for a drawn or invented face say so in the consent's subject. Or supply a picture without a face.",
    },
  ];
}

function reasonOf(faces: readonly Face[]): string {
  const shown = faces.length === 1 ? "The picture shows a face." : `The picture shows ${faces.length} faces.`;
  const drawn = faces.filter((face) => face.looksDrawn === true).length;
  if (drawn === faces.length)
    return `${shown} ${faces.length === 1 ? "It looks" : "They look"} drawn, but a drawing can show a real person too, and the detector may be wrong.`;
  const unsure = faces.filter((face) => face.looksDrawn !== false || face.confidence < CONFIDENCE_PLAIN).length;
  if (unsure > 0)
    return `${shown} ${unsure === faces.length ? "" : `${unsure} of them `}${unsure === 1 && faces.length === 1 ? "It" : ""} may be a drawing, a statue, a mask or an animal; that cannot be told apart with certainty.`;
  return `${shown} A painting or a statue cannot be told from a photograph here.`;
}

/** Below this many an animal, mask or drawing was among what was found. */
const CONFIDENCE_PLAIN = 0.9;
