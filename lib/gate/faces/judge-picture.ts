import type { GateFinding } from "#lib/contract/plan.ts";

import type { Face } from "./face.ts";

/** Below this, masks, drawings and animals were among what was found; photographs of clear faces hardly ever. */
const CONFIDENCE_PLAIN = 0.9;

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
      reason: `${faces.length === 1 ? "The picture shows a face." : `The picture shows ${faces.length} faces.`} ${doubtOf(faces)}`,
      evidence: faces.map((face, index) => ({
        kind: "box",
        text: `face ${index + 1} of ${faces.length}, confidence ${face.confidence.toFixed(2)}${hintOf(face)}`,
        start: null,
        end: null,
        asset_id: assetId,
        box: face.box,
      })),
      resolve:
        "If the person shown agrees, or the face is nobody's, set likeness_consent to true or name a consent_id that " +
        "says so; or supply a picture without a face.",
    },
  ];
}

const isPlain = (face: Face) => face.looksDrawn === false && face.confidence >= CONFIDENCE_PLAIN;
const hintOf = (face: Face) => (face.looksDrawn === true ? ", looks drawn" : isPlain(face) ? "" : ", in doubt");

function doubtOf(faces: readonly Face[]): string {
  if (faces.some(isPlain)) return "Whether it is photographed or painted cannot be told";
  if (faces.every((face) => face.looksDrawn === true))
    return "It looks drawn, but a drawing may show a real person, and a retouched photograph may look drawn";
  return "It may be a drawing, a mask, a statue or an animal: that cannot be told with certainty";
}
