import { byBeginning } from "./lexicon.ts";
import { verbLexicon } from "./lexicons/verbs.ts";
import { classOfWord } from "./tag-english.ts";
import { cardOf, type Nouns, type Unit } from "./units.ts";

const nominal = (unit: Unit | undefined): boolean => unit?.kind === "noun" || unit?.kind === "unknown";
const qualifies = (unit: Unit | undefined): boolean => unit?.kind === "adjective";
const one = new Set("a an one this every each my your his her its our their".split(" "));
const determiner = new Set([...one, "the", "some", "these", "those", "that"]);
const plainMotion = (key: string) => verbLexicon.exact.get(key) ?? byBeginning(key, verbLexicon) ?? null;

const asNoun = (unit: Unit, nouns: Nouns): Unit => {
  const found = cardOf(unit.key, "en", nouns);
  return { ...unit, kind: found === null ? "unknown" : "noun", motion: null, card: null, match: null, ...found };
};
const asVerb = (unit: Unit): Unit => ({
  ...unit,
  kind: "verb",
  motion: plainMotion(unit.key) ?? "idle",
  card: null,
  match: null,
});

const subjects = new Set(
  "he she it we they i you someone somebody everyone everybody nobody none something who".split(" "),
);
const governs = (unit: Unit | undefined): boolean =>
  unit?.kind === "verb" ||
  unit?.grammar === "place" ||
  (unit?.grammar === "link" && !/^(?:as|since|until|than)$/u.test(unit.key));
const objects = new Set("for of with without from after before about".split(" "));
const qualities = new Set("slow open clean dry empty cool warm quiet calm free clear light tame".split(" "));
const statesInS = new Set(
  "features showcases contains offers boasts includes displays holds covers houses hosts shows frames tops fills".split(
    " ",
  ),
);
const neverDeeds = new Set(
  "wedding evening morning ceiling railing clothing lightning sibling darling viking pudding herring".split(" "),
);
/** Qualities that name something by themselves behind "the". */
const standsAlone = new Set("dark cold unknown deep wild dead rich poor blue black".split(" "));
const goesHome = new Set("train bus way walk ride road drive journey trip flight ferry tram boat run path".split(" "));
const deedsInS = new Set(
  `wins loses grins fails quits wakes aches hums hisses purrs barks howls roars growls squeaks chirps sings knits naps
  prays hopes waits works rests plays hunts hides sneaks winks yawns snores coughs hiccups shrugs nods listens answers
  arrives departs changes survives dies falls breaks bends snaps cracks explodes melts boils simmers smokes`.split(
    /\s+/u,
  ),
);
/** Deeds in base form that name things as often. */
const deedsOrThings = new Set(
  `race dance walk fish water plant cook play paint train drive park ship hammer mine sail surf skate ski ride row paddle
  camp hunt hike run jump swim climb march parade box wrestle fight battle chase search dream sleep rest work study drum
  sing whistle laugh smile cry kiss hug dress braid comb brush wash iron stitch knit saw nail drill carve shape mold
  film photograph record sketch draw color colour stamp print copy type book order toast grill fry roast bake stew stir
  whisk butter salt pepper milk feed groom saddle herd shepherd harvest pick dig rake hoe plough plow shovel sweep dust mop
  polish paint spray patch mend fix tape tie knot rope net trap cage hook bait cast anchor dock land pilot steer cycle bike
  scooter sled sledge slide swing spin juggle balance dive splash float drift cruise travel tour trek trail track race sprint
  dash rush charge attack guard watch judge rule crown toast party picnic wave signal call phone text message mail post
  brew haul heave forge hoist tow trade deal shop barter market sample taste drink sip smoke share split cut slice trim cap bottle can jar box pack wrap
  load stack pile store guide lead coach teach train`.split(/\s+/u),
);
const settingWords = new Set("with under among through between beneath over past amid against".split(" "));
/** Whether a thing without an article begins at `at`, in the same breath. */
function startsThing(units: readonly Unit[], at: number): boolean {
  const unit = units[at];
  if (unit === undefined || unit.gap) return false;
  return nominal(unit) || (qualifies(unit) && startsThing(units, at + 1));
}

const seldomThings = new Set(
  "gets goes becomes keeps seems remains takes gives makes lets puts begins brings finds loses meets sees says knows".split(
    " ",
  ),
);
const notionsFirst = new Set(
  "rain snow love hope fear dream sleep work war play peace silence change sound dance fight race journey escape".split(
    " ",
  ),
);
const pastBases = new Set(
  `cut hit put let set shut hurt read cast burst split spread quit cost beat bet spit shed sat ate ran won met led fed
  left lost kept held told sold made built sent spent lent bent felt fell found stood sang rang drank began swam came
  became gave took shook woke broke spoke stole froze chose wrote rode drove rose flew grew knew threw drew blew saw
  went got forgot hid bit lit slid wore tore bore swore caught taught bought brought thought fought heard paid said
  laid slept swept wept crept dealt meant dreamt burnt learnt spun hung dug stuck struck swung sank shrank sprang dove
  lay crossed was were had did`.split(/\s+/u),
);
const plurals = new Set(
  "people children men women police family team crowd couple sheep fish deer geese mice band gang everyone".split(" "),
);
const takesBareVerb =
  /^(?:watch|see|saw|hear|feel|felt|let|make|made|help|notice|do|does|did|can|could|will|would|may|might|must|shall|should|don|doesn|didn|to|who|that|and|&|ll|d|not|never)(?:e?s|e?d|ing|t)?$/u;
/** "a rooftop chase", "street dance battle": one thing in the singular does not take a verb without its -s. */
function isCompoundPart(units: readonly Unit[], at: number): boolean {
  const unit = units[at] as Unit;
  const before = units[at - 1];
  const after = units[at + 1];
  const [word = ""] = unit.key.split(" ");
  if (unit.gap || before === undefined || /(?:[^s]s|ed|ing)$/u.test(word) || pastBases.has(word)) return false;
  if (!nominal(before) && before.kind !== "condition") return false;
  const several = /[^s]s$/u.test(before.key) || plurals.has(before.key) || before.named;
  if (several || before.count != null) return false;
  const object = after !== undefined && !after.gap && (after.grammar === "article" || after.grammar === "pronoun");
  if (object) return false;
  for (let look = at - 2; look >= 0 && look > at - 8; look--) {
    const earlier = units[look] as Unit;
    if (earlier.sentence !== unit.sentence) break;
    if (takesBareVerb.test(earlier.key)) return false;
    if (earlier.kind === "verb") break;
    if (earlier.gap && look > at - 3) break;
  }
  return true;
}

const isDeed = (key: string): boolean => deedsOrThings.has(key) || classOfWord(key) === "verb";

/** "a rooster crows on a fence": behind one thing in the singular a word in -s is what it does. */
function isDeedOfOne(units: readonly Unit[], at: number): boolean {
  const unit = units[at] as Unit;
  const [article, thing, next] = [units[at - 2], units[at - 1], units[at + 1]];
  if (unit.gap || thing === undefined || thing.gap || !nominal(thing) || !nominal(unit)) return false;
  if (!/^(?:an?|one|every|each)$/u.test(article?.key ?? "") || thing.key.endsWith("s") || !/[^s]s$/u.test(unit.key))
    return false;
  const base = unit.key.replace(/s$/u, "");
  const ends =
    next === undefined || next.gap || next.grammar === "place" || next.grammar === "article" || next.grammar === "link";
  return ends && (isDeed(base) || alsoCries.has(base));
}
const alsoCries = new Set("crow duck swallow bark bloom blossom perch nest roost bellow bray".split(" "));

/** What a word between its neighbours must be, where the tagger looked at the word more than at its place. */
function settled(units: readonly Unit[], at: number, nouns: Nouns, opensWithNoun: boolean): Unit {
  const unit = units[at] as Unit;
  if (isDeedOfOne(units, at)) return asVerb(unit);
  // "a child who is afraid of the dark lights a lamp": behind a quality that stands as a thing comes the deed.
  const quality = units[at - 1];
  if (
    !unit.gap &&
    standsAlone.has(quality?.key ?? "") &&
    units[at - 2]?.key === "the" &&
    /^(?:of|in|from|through|into|by)$/u.test(units[at - 3]?.key ?? "") &&
    /[^s]s$/u.test(unit.key) &&
    units[at + 1]?.grammar === "article"
  )
    return asVerb(unit);
  // "footprints lead to a cabin"
  if (/^leads?$/u.test(unit.key) && nominal(unit) && /^(?:to|into|up|toward|towards)$/u.test(units[at + 1]?.key ?? ""))
    return asVerb(unit);
  const before = unit.gap ? undefined : units[at - 1];
  const next = units[at + 1];
  const after = next === undefined || next.gap || next.sentence !== unit.sentence ? undefined : next;
  // "4 am", "I am": no German preposition.
  if (unit.key === "am" || unit.key === "pm")
    return { ...unit, kind: "grammar", grammar: "filler", card: null, match: null };
  if (unit.kind === "verb") {
    const gerund = unit.key.endsWith("ing");
    // "fog lifts", "rain falls": the weather does what follows.
    const deed =
      after?.kind === "verb" || (after !== undefined && /[^s]s$/u.test(after.key) && plainMotion(after.key) !== null);
    if (unit.weather !== null && (deed || (after?.weather ?? null) !== null) && !/(?:s|ed|ing)$/u.test(unit.key))
      return { ...unit, kind: "condition", motion: null };
    // "leather wallets, slow, tactile": between commas it is how things are.
    if (unit.gap && qualities.has(unit.key) && (next === undefined || next.gap))
      return { ...unit, kind: "adjective", motion: null };
    if (isCompoundPart(units, at) || neverDeeds.has(unit.key)) return asNoun(unit, nouns);
    // "a child's drawing comes alive"
    const owned = before?.key === "s" && nominal(units[at - 2]) && after?.kind === "verb";
    if (gerund && owned) return asNoun(unit, nouns);
    // "a cup, a window, rain"
    const alone = unit.gap && (next === undefined || next.gap);
    if (alone && notionsFirst.has(unit.key)) return asNoun(unit, nouns);
    // "ocean waves crash": of two verbs in a row the first, in -s, is the thing that does the second.
    const bareAfter =
      after?.kind === "verb" &&
      !/(?:s|ed|ing)$/u.test(after.key) &&
      !/^(?:helps|dares)$/u.test(unit.key) &&
      !seldomThings.has(unit.key);
    if (bareAfter && /[^s]s$/u.test(unit.key) && nominal(before)) return asNoun(unit, nouns);
    // "spring cleaning", "wine tasting": two bare words name an occupation.
    const pair = gerund && before !== undefined && at >= 1 && (at === 1 || units[at - 2]?.sentence !== unit.sentence);
    const lifeless = before?.kind !== "verb" && before?.card?.kind !== "person" && before?.card?.kind !== "animal";
    const plainWork = unit.motion === "idle" || unit.motion === "work";
    const named = nominal(before) || before?.kind === "condition";
    if (
      pair &&
      named &&
      before.weather === null &&
      lifeless &&
      plainWork &&
      !/[^s]s$/u.test(before.key) &&
      after?.grammar !== "article"
    )
      return asNoun(unit, nouns);
    // "the art of waiting"
    if (gerund && before?.key === "of" && !startsThing(units, at + 1) && after?.grammar !== "article")
      return asNoun(unit, nouns);
    // "a fox that learns": "that" joins a clause here.
    if (before?.key === "that" && nominal(units[at - 2]) && !before.gap) return unit;
    const counted = before?.count != null && (before.gap || !nominal(units[at - 2]));
    const led = before !== undefined && (before.grammar === "article" || (qualifies(before) && !gerund) || counted);
    // "our new running shoe": an -ing form between an article and a noun qualifies it.
    const numbered = before?.count != null;
    if (/(?:ing|ed)$/u.test(unit.key) && (led || numbered) && nominal(after)) return { ...unit, kind: "adjective" };
    // "faded red paint", "brightly lit room", "with flickering lights": a participle before a bare thing qualifies it.
    const past =
      /(?:[^e]ed|lit|worn|torn|carved|woven)$/u.test(unit.key) && !nominal(before) && before?.kind !== "verb";
    const subject = before?.grammar === "pronoun" && before.key !== "its";
    const set = gerund && settingWords.has(before?.key ?? "");
    if ((past || set) && !subject && startsThing(units, at + 1)) return { ...unit, kind: "adjective" };
    // "a large open book"
    const worn =
      gerund && before?.colour != null && after?.grammar === "article" && units[at - 2]?.grammar === "article";
    if (worn) return unit;
    if (qualifies(before) && !unit.key.endsWith("s") && !gerund && nominal(after))
      return { ...unit, kind: "adjective" };
    if (gerund && numbered) return unit;
    // "a starling", "four steps", "on black slate": nothing follows that it could be done to.
    if (led && !nominal(after) && !(counted && after?.grammar === "article") && after?.kind !== "verb")
      return asNoun(unit, nouns);
    if (led && before.grammar === "article" && determiner.has(before.key) && !gerund) return asNoun(unit, nouns);
    if (before?.grammar === "place" && !gerund && before.key !== "to" && !plainMotion(unit.key))
      return asNoun(unit, nouns);
    // "late for work"
    const within = before?.grammar === "place" && before.key !== "to" && after?.grammar !== "article";
    if ((objects.has(before?.key ?? "") || within) && !/(?:[^s]s|ed|ing)$/u.test(unit.key)) return asNoun(unit, nouns);
    // "an ode to slow mornings"
    const rates = startsThing(units, at + 1) || after?.kind === "condition";
    if (qualities.has(unit.key) && before?.key === "to" && nominal(units[at - 2]) && rates)
      return { ...unit, kind: "adjective", motion: null };
    // A list of bare words names things: "laundry, tiles, then the sea".
    if (before === undefined && after === undefined && unit.key.endsWith("s") && opensWithNoun)
      return asNoun(unit, nouns);
    // "Spot for Kestrel", "Walk of shame".
    const opens = before === undefined && (at === 0 || units[at - 1]?.sentence !== unit.sentence);
    // "rain on a tin roof", "love after loss"
    const bare = opens && !gerund && (after === undefined || after.grammar === "place" || after.grammar === "link");
    if (bare && notionsFirst.has(unit.key)) return asNoun(unit, nouns);
    if (opens && !gerund && !/(?:s|ed)$/u.test(unit.key) && (after?.key === "of" || after?.key === "for"))
      return asNoun(unit, nouns);
    return unit;
  }
  // "a mime gets stuck": these are hardly ever things.
  if (
    nominal(unit) &&
    before !== undefined &&
    before.grammar !== "article" &&
    !qualifies(before) &&
    seldomThings.has(unit.key)
  )
    return asVerb(unit);
  // "neon rain", "neon signs": how it is lit.
  const lit = unit.key === "neon" && next !== undefined && !next.gap && (nominal(next) || next.kind === "condition");
  if (lit) return { ...unit, kind: "adjective", card: null, match: null };
  // "the fear of flying"
  if (qualifies(unit) && before?.grammar === "article" && after?.key === "of") return asNoun(unit, nouns);
  // "an orange wearing a hat"
  if (qualifies(unit) && unit.colour !== null && before?.grammar === "article" && after?.key.endsWith("ing") === true) {
    const follows = units[at + 2];
    if (follows?.grammar === "article" && !follows.gap && cardOf(unit.key, "en", nouns) !== null)
      return asNoun(unit, nouns);
  }
  // "summoned to face the king"
  if (nominal(unit) && before?.key === "to" && after?.grammar === "article" && !unit.gap) return asVerb(unit);
  const coloured = before?.colour != null && units[at - 2]?.grammar === "article" && after?.grammar === "article";
  if (nominal(unit) && coloured && unit.key.endsWith("ing") && !unit.gap) return asVerb(unit);
  // "a tractor harvesting lavender"
  const made =
    nominal(unit) && unit.card === null && unit.key.endsWith("ing") && before?.match === "exact" && !unit.gap;
  if (made && nominal(after) && classOfWord(unit.key) === "verb") return asVerb(unit);
  // "the last train home": where to, not what.
  if (unit.key === "home" && before !== undefined && goesHome.has(before.key) && !nominal(after))
    return { ...unit, kind: "grammar", grammar: "filler", card: null, match: null };
  // "…, catches it": after a comma a second deed of the same doer.
  const takesIt =
    after?.grammar === "article" || (after?.grammar === "pronoun" && /^(?:it|him|them)$/u.test(after.key));
  const joined = unit.gap || before?.grammar === "and" || before?.key === "then";
  if (joined && nominal(unit) && takesIt && (classOfWord(unit.key) === "verb" || plainMotion(unit.key) !== null))
    return units.slice(Math.max(0, at - 24), at).some((each) => each.kind === "verb" && each.sentence === unit.sentence)
      ? asVerb(unit)
      : unit;
  // "nobody cares", "everyone stares"
  const said = before?.grammar === "pronoun" && subjects.has(before.key) && !governs(units[at - 2]);
  if (nominal(unit) && said && !unit.gap) return asVerb(unit);
  // "two kids race bicycles": several beings do what a word in its base form names, unless it names a thing with the next.
  const beings = before?.card?.kind === "person" || before?.card?.kind === "animal";
  const numbered = units[at - 2]?.count != null || (qualifies(units[at - 2]) && units[at - 3]?.count != null);
  const doers =
    nominal(before) && beings && (/[^s]s$/u.test(before?.key ?? "") || plurals.has(before?.key ?? "") || numbered);
  if (nominal(unit) && doers && !unit.gap && deedsOrThings.has(unit.key)) {
    const verbAhead = units
      .slice(at + 1, at + 4)
      .some((each) => each.kind === "verb" && each.sentence === unit.sentence);
    const compound = nominal(after) && verbAhead && !/[^s]s$/u.test(after?.key ?? "");
    if (!compound) return asVerb(unit);
  }
  // "a robot waters flowers": so does one being, in -s.
  const bare = unit.key.replace(/(?<=(?:s|x|ch|sh))es$|s$/u, "");
  const does = nominal(unit) && bare !== unit.key && deedsOrThings.has(bare) && !unit.gap;
  const sure = before?.match === "exact" && beings && before.card?.id !== "crowd" && !/[^s]s$/u.test(before.key);
  if (does && sure && units[at - 1]?.gap !== true && startsThing(units, at + 1)) return asVerb(unit);
  // "a robot and a child watch the sunset"
  if (
    nominal(unit) &&
    (nominal(before) || before?.colour != null) &&
    !unit.gap &&
    after?.grammar === "article" &&
    plainMotion(unit.key) !== null
  )
    return asVerb(unit);
  // "a farmer and his wife watch a storm": two who are joined do what a word in its base form names.
  const pair =
    beings && nominal(before) && units.slice(Math.max(0, at - 4), at - 1).some(({ grammar }) => grammar === "and");
  if (nominal(unit) && pair && !unit.gap && isDeed(unit.key) && after?.grammar === "article") return asVerb(unit);
  // "why do cats purr"
  const several = nominal(before) && /[^s]s$/u.test(before?.key ?? "") && !/[^s]s$/u.test(unit.key);
  const free = after === undefined || after.grammar === "place" || after.grammar === "link";
  if (nominal(unit) && several && unit.card === null && free && !unit.gap && classOfWord(unit.key) === "verb")
    return asVerb(unit);
  // "rain drums on the windows", but not "snowy roofs at night"
  const blows = before !== undefined && before.weather !== null && classOfWord(before.key) !== "adjective";
  const weathers = blows && nominal(unit) && unit.key.endsWith("s");
  if (weathers && (after?.grammar === "place" || after?.key === "against")) return asVerb(unit);
  // "…, scratches its head", "the house features ornate gables"
  const inS = nominal(unit) && /[^s]s$/u.test(unit.key) && unit.match !== "exact";
  if (inS && after !== undefined && /^(?:its|his|her|their)$/u.test(after.key)) return asVerb(unit);
  const shows = inS && statesInS.has(unit.key) && (nominal(before) || unit.gap);
  if (shows && (after?.grammar === "article" || startsThing(units, at + 1))) return asVerb(unit);
  // "the dragon wins": the sentence has no other verb.
  if (nominal(unit) && unit.card === null && before !== undefined && nominal(before) && !unit.gap) {
    const single = /[^s]s$/u.test(unit.key) && !/[^s]s$/u.test(before.key);
    const ends =
      after === undefined || after.grammar === "place" || after.grammar === "link" || after.grammar === "and";
    if (single && ends && deedsInS.has(unit.key)) return asVerb(unit);
  }
  // "snow falls", "rain drums": what the weather does.
  if (weathers) return plainMotion(unit.key) === null ? unit : asVerb(unit);
  if (!nominal(unit) || before === undefined || !nominal(before) || !/[^s]s$/u.test(unit.key)) return unit;
  // "a goose chairs the meeting", "an entire party watches": after one thing in the singular a plural is a deed.
  let from = at - 1;
  while (from > 0 && !units[from]?.gap && (nominal(units[from - 1]) || qualifies(units[from - 1]))) from -= 1;
  const lead = units[from]?.gap === true ? undefined : units[from - 1];
  const single = !/[^s]s$/u.test(before.key);
  if (!single) return unit;
  const singular = lead !== undefined && one.has(lead.key);
  const known = before.match === "exact";
  const being = (known && before.card?.kind === "person") || (known && before.card?.kind === "animal");
  const acts = classOfWord(unit.key) === "verb";
  const taken = after !== undefined && (after.grammar === "article" || after.grammar === "pronoun");
  if (acts && (singular || being || taken || (lead?.key === "the" && plainMotion(unit.key) !== null)))
    return asVerb(unit);
  // "a bird perches on a branch": after "a" no plural can follow.
  const agrees = lead !== undefined && /^(?:an?|every|each)$/u.test(lead.key) && unit.match !== "exact";
  const goesOn =
    after === undefined || after.grammar === "place" || after.grammar === "link" || after.grammar === "filler";
  const odd = /(?:[iu]s|series|species|means|works|quarters|roads|barracks|sports|stairs|thanks)$/u.test(unit.key);
  if (agrees && goesOn && !odd && !unit.named) return asVerb(unit);
  return singular && taken ? asVerb(unit) : unit;
}

/** English words by their place in the sentence: the tagger's classes, corrected by the words beside them. */
export function settleEnglish(tagged: readonly Unit[], nouns: Nouns): Unit[] {
  const units = tagged.map((unit, at) => (isTrade(tagged, at) ? asNoun(unit, nouns) : unit));
  return units.map((_, at) => {
    const first = units[Math.max(0, at - 6)];
    return settled(units, at, nouns, nominal(first) || first?.grammar === "article");
  });
}

/** "a cellist plays": the tagger takes many a trade for a quality. */
function isTrade(units: readonly Unit[], at: number): boolean {
  const [before, unit, after] = [units[at - 1], units[at], units[at + 1]];
  if (unit?.kind !== "adjective" || unit.colour !== null || !/[a-z]{3}(?:ist|ian)$/u.test(unit.key)) return false;
  const led = before?.grammar === "article" || qualifies(before);
  return led && after?.gap === false && (after.kind === "verb" || classOfWord(after.key) === "verb");
}
