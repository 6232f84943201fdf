import { stageRoom } from "./stage.ts";
import { interior } from "./shapes/interior.ts";

export const concert = interior({
  ...stageRoom,
  id: "concert",
  as: "rock concert",
  words: [
    "concert",
    "rock concert",
    "gig",
    "festival",
    "music festival",
    "concierto",
    "recital de rock",
    "festival de musique",
    "konzert",
    "show",
    "concerto",
    "コンサート",
    "ライブ",
    "音乐会",
    "演唱会",
    "संगीत समारोह",
    "حفل",
  ],
});
