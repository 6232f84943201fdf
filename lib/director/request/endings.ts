/** Ways in which a film can end. A writer who is offered one ends all films alike. */
export const endings = [
  { id: "decision", meaning: "somebody does what they could not do before; cut on the act" },
  { id: "reveal", meaning: "the last shot shows what was there all along" },
  { id: "return", meaning: "the first frame again, one thing different" },
  { id: "button", meaning: "the answer, then a small dry beat that tips it" },
  { id: "open_question", meaning: "it stops before the answer, on the thing that asks" },
  { id: "hold", meaning: "the camera stays on what is left, longer than is comfortable" },
  { id: "result", meaning: "the thing done, working, whole: product, step or work complete" },
] as const;
export type Ending = (typeof endings)[number]["id"];
