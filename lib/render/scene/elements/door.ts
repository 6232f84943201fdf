import { figure } from "./scene-element.ts";
import { paintDoor } from "./shapes/buildings.ts";

export const door = figure({
  id: "door",
  kind: "object",
  words: ["door", "gate", "doorway", "entrance", "portal", "elevator door", "puerta", "entrada", "porte", "portail", "entrée", "tür", "tor", "eingang", "porta", "portão", "cancello", "ingresso", "扉", "ドア", "門", "门", "大门", "दरवाज़ा", "द्वार", "باب", "بوابة"],
  height_m: 2.1,
  layers: ["subject", "midground", "background"],
  surroundings: ["corridor"],
  box: { left: -0.4, right: 0.4, top: -1.03, bottom: 0.03 },
  cycle: (motion) => (motion === "open" ? { frames: 24, seconds: 6 } : null),
  paint: paintDoor,
});
