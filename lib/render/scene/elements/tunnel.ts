import { corridorRoom } from "./corridor.ts";
import { interior } from "./shapes/interior.ts";

export const tunnel = interior({
  ...corridorRoom,
  id: "tunnel",
  as: "tunnel",
  words: [
    "tunnel",
    "underpass",
    "passage",
    "sewer",
    "túnel",
    "pasadizo",
    "souterrain",
    "unterführung",
    "passagem",
    "galleria sotterranea",
    "トンネル",
    "隧道",
    "地道",
    "सुरंग",
    "نفق",
  ],
});
