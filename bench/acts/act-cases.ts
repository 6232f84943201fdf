import { acts, type Act } from "#lib/contract/acts.ts";

/** Somebody or something of a case. */
export interface CasePart {
  id: string;
  noun: string;
  element: string;
  kind: "person" | "animal" | "thing";
  count: number;
}

/** One act with those who are in it, and where. */
export interface ActCase {
  act: Act;
  by: CasePart;
  of: CasePart | null;
  to: CasePart | null;
  with: CasePart | null;
  place: "room" | "field";
}

const people: Readonly<Record<string, string>> = { woman: "person", man: "person", girl: "child", boy: "child" };
const animals = new Set(
  "dog cat horse cow sheep goat rabbit fox bird duck swan chicken owl lion bear deer pig mouse".split(" "),
);

/** A part as a row writes it: `dog`, `woman*6`, `umbrella`; null for `-`. */
function partOf(id: string, text: string | undefined): CasePart | null {
  if (text === undefined || text === "-") return null;
  const [noun = "", count = "1"] = text.split("*");
  const element = people[noun] ?? noun;
  const kind = noun in people ? "person" : animals.has(noun) ? "animal" : "thing";
  return { id, noun: noun.replaceAll("_", " "), element, kind, count: Number(count) };
}

/** `act by of to with`, a field where it ends in `!`. */
const rowsOf: Readonly<Record<string, readonly string[]>> = {
  plain: [
    "give woman key man",
    "take man cup woman",
    "put_down woman basket",
    "pick_up man hat",
    "show girl map man",
    "hold girl flower",
    "hold_close girl toy",
    "open woman box",
    "close man book",
    "push man barrel !",
    "pull woman crate !",
    "throw boy ball !",
    "catch girl ball - !",
    "drop man cup",
    "kick boy ball - !",
    "pour woman cup - jug",
    "drink man cup",
    "eat girl bread",
    "stir woman pan",
    "cut man bread",
    "crack_open woman egg",
    "write man letter",
    "read woman book",
    "paint woman easel",
    "play_instrument man violin",
    "play_instrument woman piano",
    "play_instrument man guitar",
    "play_instrument boy drum",
    "sew woman dress",
    "repair man bicycle",
    "hammer man chair",
    "dig man - - !",
    "plant woman flower - !",
    "water woman pot_plant",
    "sweep man",
    "wipe woman window",
    "wash man cup",
    "fold woman sheet",
    "tear man letter",
    "tie girl shoe",
    "pack woman suitcase",
    "light man candle",
    "put_out woman candle",
    "phone man phone",
    "photograph woman - man",
    "put_on man hat",
    "take_off woman hat",
    "comb girl",
    "carry man box",
    "carry man - girl",
    "lift man crate",
    "search woman",
    "find girl coin",
    "play_game boy cards man",
    "embrace woman - man",
    "embrace woman - girl",
    "shake_hands man - woman",
    "kiss man - woman",
    "kiss woman - girl",
    "high_five boy - girl",
    "whisper girl - boy",
    "speak man - woman",
    "stroke girl - dog",
    "feed woman - boy",
    "feed man - horse !",
    "bandage woman - boy",
    "cover woman - girl",
    "lead man - horse !",
    "follow boy - woman !",
    "chase dog - cat !",
    "chase girl - boy !",
    "fight man - man",
    "help_up woman - boy",
    "sit_down woman",
    "stand_up man",
    "kneel man",
    "lie_down woman bed",
    "wake_up girl bed",
    "sleep man bed",
    "bow man - woman",
    "stretch woman",
    "jump girl - - !",
    "run man - - !",
    "walk woman - - !",
    "climb boy tree - !",
    "climb man ladder",
    "crawl boy",
    "swim woman",
    "spin girl",
    "dance woman",
    "dance man - woman",
    "trip man - - !",
    "fall_over woman",
    "shiver man",
    "sneeze woman",
    "point girl",
    "wave man",
    "knock man door",
    "clap woman",
    "cheer man*7 - - !",
    "juggle man",
    "pray woman",
    "hide boy tree - !",
    "peek girl door",
    "enter man",
    "leave woman",
    "turn_away woman - man",
    "wait man",
    "look_up boy",
    "look_at girl picture_frame",
    "look_around man",
    "listen woman",
    "think man",
    "laugh girl",
    "smile woman",
    "cry boy",
    "shout man",
    "sing woman",
    "yawn man",
    "frown woman",
    "be_startled girl",
    "be_disgusted boy bread",
  ],
  animals: [
    "run dog - - !",
    "run horse - - !",
    "jump cat",
    "jump horse fence - !",
    "sit_down dog",
    "sleep cat",
    "sleep lion - - !",
    "lick cat",
    "lick dog - boy",
    "dig dog - - !",
    "graze sheep*6 - - !",
    "graze cow - - !",
    "chase cat - mouse",
    "walk bear - - !",
    "eat rabbit carrot - !",
    "drink deer - - !",
    "fly_off bird - - !",
    "fly_off duck*5 - - !",
    "land swan - - !",
    "shout dog",
    "swim duck - - !",
    "look_up owl - - !",
    "stretch cat",
    "hide mouse cheese",
    "follow dog - woman !",
    "play_game cat ball",
    "wake_up bear - - !",
    "carry dog shoe",
    "shake dog",
    "fight dog - dog",
  ],
  crowd: [
    "dance woman*8 - - !",
    "clap man*8",
    "run boy*6 - - !",
    "sing woman*6",
    "wave girl*7 - - !",
    "walk man*9 - - !",
    "jump girl*5 - - !",
    "laugh boy*4",
    "eat girl*4 bread",
    "sit_down man*5",
    "pray woman*6",
    "dig man*4 - - !",
  ],
};

/** The cases of a set, in the order of the list of acts. */
export function sceneCasesOf(set: string): ActCase[] {
  const cases = (rowsOf[set] ?? []).map((row): ActCase => {
    const [act = "", by, ...rest] = row.split(" ").filter((word) => word !== "!");
    const [of, to, tool] = rest;
    const known = acts.find((each) => each === act);
    const doer = partOf("doer", by);
    if (known === undefined || doer === null) throw new Error(`no act in "${row}"`);
    return {
      act: known,
      by: doer,
      of: partOf("thing", of),
      to: partOf("other", to),
      with: partOf("tool", tool),
      place: row.endsWith("!") ? "field" : "room",
    };
  });
  return cases.toSorted((a, b) => acts.indexOf(a.act) - acts.indexOf(b.act));
}
