import type { FoldedText } from "#lib/gate/fold-text.ts";
import { type NameIndex, nameIndex } from "./name-index.ts";
import { type NameToken, nameTokens } from "./name-tokens.ts";

/** A person found in a text; places count in the folded text. */
export interface FoundName {
  kind: "figure" | "full_name";
  start: number;
  end: number;
}

const titles = new Set(
  "mr mrs ms miss mister dr doctor prof professor don sir lady lord madame monsieur mme mlle mademoiselle herr frau fraulein senor senora senorita sr sra srta dona signor signora signorina sig dottor dottoressa sheikh sheikha senator congresswoman congressman president chancellor minister judge justice pastor father sister bishop cardinal".split(
    " ",
  ),
);
/** Titles that stand before a family name, and not before a first name. */
const formalTitles = new Set(
  "mr mrs ms mister dr prof herr frau monsieur mme signor signora sr sra senor senora sig".split(" "),
);
const particles = new Set(
  "de da do dos das du des del della di van von der den ter ten le la el al bin ibn bint abu mac mc o st ap".split(" "),
);
const callings = new Set(
  "actor actress singer rapper footballer player striker goalkeeper athlete boxer wrestler driver coach director filmmaker comedian host anchor journalist reporter politician candidate congressman congresswoman mp billionaire founder ceo influencer youtuber streamer tiktoker model supermodel designer chef novelist author pianist dj activist whistleblower astronaut actriz cantante jugador futbolista periodista acteur actrice chanteur chanteuse joueur schauspieler schauspielerin sanger sangerin fussballer ator atriz cantor cantora jogador attore attrice cantante calciatore".split(
    " ",
  ),
);
const germanWords =
  /(?<!\p{L})(?:der|die|das|und|ein|eine|einen|einem|einer|im|mit|auf|den|dem|am|beim|vom|zum)(?!\p{L})/u;
const inventedAfter =
  /^,? (?:an? |el |la |un |une |une? |ein |eine |um |uma )?(?:fictional|imaginary|invented|made-up|cartoon|ficticio|ficticia|imaginaire|fictif|fictive|erfunden|fiktiv|ficticio|inventad[oa]|inventat[oa])/u;
const characterBefore =
  /(?:(?:character|hero|heroine|protagonist|personaje|personnage|figur|personagem|personaggio|puppet|robot|android|dragon|cat|dog|horse|parrot|bear|fox) (?:called|named|llamad[oa]|nomme|nommee|namens|chamad[oa]|chiamat[oa])|(?:fictional|invented|imaginary|cartoon) (?:\p{L}+ ){0,2}) ?$/u;
/** What somebody made is not their face: "a Wes Anderson style corridor", "a song by Adele". */
const workAfter =
  /^(?:[ -](?:style|styled|esque|inspired|song|songs|album|novel|novels|poem|biography|soundtrack|concerto|sonata|jersey|lyrics|playlist|quote|palette)(?!\p{L}))/u;
const workBefore =
  /(?<!\p{L})(?:(?:song|songs|novel|poem|book|painting|film|score|music|design|designed|written|directed|composed|inspired|painted|photographed) by|in the (?:style|spirit|manner|vein) of|homage to|al estilo de|inspirad[oa] (?:en|em|por)|dans le style de|a la maniere de|im stil von|nello stile di|no estilo de|ao estilo de|nach einem roman von|una cancion de|uma musica de|une chanson de|una canzone di) $/u;
const longestName = 5;

const phraseAt = (tokens: readonly NameToken[], from: number, length: number): string | null => {
  const run = tokens.slice(from, from + length);
  if (run.length < length || run.some((token, i) => i > 0 && !token.isJoined)) return null;
  return run.map((token) => token.key).join(" ");
};

const isPlace = (tokens: readonly NameToken[], from: number, length: number, index: NameIndex): boolean => {
  const after = tokens[from + length];
  if (
    after?.isJoined === true &&
    (index.namedAfter.has(after.key) || (after.isCapital && index.namedAfterCapital.has(after.key)))
  )
    return true;
  let at = from - 1;
  while (at >= 0 && from - at < 3 && particles.has(tokens[at]?.key ?? "")) at--;
  const before = tokens[at];
  if (before === undefined) return false;
  if (before.key === "place") return ["la", "une", "sur", "cette"].includes(tokens[at - 1]?.key ?? "");
  return index.placeBefore.has(before.key);
};

/** Stage names of everyday words: "a bad bunny" is a rabbit. */
const articleMakesThing = new Set([
  "bad bunny",
  "grey cup",
  "big sean",
  "machine gun kelly",
  "young thug",
  "fat joe",
  "snow patrol",
]);
const articles = new Set("a an the this that one my our un une el la il ein eine um uma".split(" "));

/** The length of the longest listed name at a token, and what it is. */
const listedAt = (tokens: readonly NameToken[], from: number, index: NameIndex) => {
  for (let length = longestName; length >= 1; length--) {
    const phrase = phraseAt(tokens, from, length);
    if (phrase === null) continue;
    if (index.notPeople.has(phrase) || index.notPeople.has(`${phrase}s`)) return { length, isFigure: false };
    if (length === 1) break;
    if (index.figures.has(phrase))
      return { length, isFigure: !(articleMakesThing.has(phrase) && articles.has(tokens[from - 1]?.key ?? "")) };
    if (index.historic.has(phrase)) return { length, isFigure: false };
  }
  const token = tokens[from];
  if (token === undefined) return null;
  const isFigure = index.mononyms.has(token.key) || (token.isCapital && index.capitalMononyms.has(token.key));
  return isFigure ? { length: 1, isFigure } : null;
};

interface Manner {
  /** Capitals say nothing: a title, or all in capitals, or none at all. */
  capitalsSayNothing: boolean;
  isGerman: boolean;
}

const mannerOf = (tokens: readonly NameToken[], folded: FoldedText): Manner => {
  const long = tokens.filter((token) => token.end - token.start >= 4);
  const capitals = long.filter((token) => token.isCapital).length;
  return {
    capitalsSayNothing: long.length >= 4 && capitals / long.length > 0.6,
    isGerman: germanWords.test(folded.text),
  };
};

/** How many tokens a full name takes that begins here by its form: 0 when it is none. */
const fullNameAt = (tokens: readonly NameToken[], from: number, manner: Manner, index: NameIndex): number => {
  const first = tokens[from];
  if (first === undefined) return 0;
  const isFirst = index.firstNames.has(first.key);
  const isWordToo = index.firstNamesAndWords.has(first.key);
  let at = from + 1;
  // A second first name, an initial, a particle.
  while (at - from < 4) {
    const next = tokens[at];
    if (next === undefined || !next.isJoined) break;
    const passes = (particles.has(next.key) && at + 1 < tokens.length) || (next.key.length === 1 && next.isCapital);
    if (!passes) break;
    at++;
  }
  const last = tokens[at];
  if (last === undefined || !last.isJoined || last.key.length < 3) return 0;
  // "Sydney Harbour", "Hudson River".
  if (index.namedAfter.has(last.key) || index.namedAfterCapital.has(last.key)) return 0;
  const isSurname = index.surnames.has(last.key);
  const isSurnameAndWord = index.surnamesAndWords.has(last.key);
  const hasParticle = at > from + 1;
  if (first.isCapital !== last.isCapital) return 0;
  if (!first.isCapital || manner.capitalsSayNothing) {
    const strong = isFirst && isSurname && !hasParticle && first.key.length >= 4 && last.key.length >= 4;
    return strong && !everydayWords.has(last.key) && !everydayWords.has(first.key) ? at - from + 1 : 0;
  }
  if (titles.has(first.key) || index.placeBefore.has(first.key)) return 0;
  if (everydayWords.has(last.key) || (everydayWords.has(first.key) && !isSurname)) return 0;
  if (isFirst && (isSurname || isSurnameAndWord)) return at - from + 1;
  if (isFirst && !manner.isGerman && !index.firstNames.has(last.key)) return at - from + 1;
  if (isWordToo && isSurname) return at - from + 1;
  if (!isFirst && !isWordToo && isSurname && callings.has(tokens[from - 1]?.key ?? "")) return at - from + 1;
  return 0;
};

/** Words of the other languages that are also in the lists of names. */
const everydayWords = new Set(
  "come come canta baila corre salta vola sola solo bella bello grande alta alto rosa verde blanca negra azul roja rossa bianca nero neve sole luna mare terra fiore fiori casa porta ponte monte fonte costa sierra playa rio campo prado castillo torre iglesia santa santo sao amor vida dia noche calle ciudad pueblo camino lento lenta long plan plano viejo vieja nuevo nueva joven nina nino amiga hermano madre padre mama papa bebe petit petite grand grande blanc blanche noir noire rouge roi reine prince soleil lune mer ville maison porte fleur rose temps jour nuit amour belle beau vieux vieille jeune homme femme fille garcon klein gross lang kurz alt neu jung schwarz weiss rot gold silber stern mond sonne wind wald berg bach stein see haus hof feld wolf fuchs hase vogel konig kaiser bauer muller schmied richter engel sommer winter herbst tag nacht freund freundin mann frau kind madchen junge lacht tanzt singt menino menina velho velha novo nova moca rapaz homem mulher irmao irma filho filha lua sol estrela chuva vento praia serra ilha via viale piazza chiesa torre cielo stella notte giorno uomo donna ragazzo ragazza amico amica re regina drago lupo gatto cane dos tres cinco cuatro diez uno una unos unas sobre entre hasta desde para pero como cuando donde porque quien cada todo toda nada algo mas menos muy bien mal aqui alli sans avec dans sous sur vers chez pour mais donc puis tres bien aussi comme quand autour alors autre mit ohne aus bei nach unter uber vor durch gegen bis seit nur noch schon auch wie wenn oder aber denn com sem sob por pelo pela quando onde muito mais menos bem mal aqui ali tra fra con senza sotto sopra dopo prima molto poco bene male qui dove".split(
    " ",
  ),
);

/** A title with a family name: "Mrs Okafor", "Herr Yildiz". Names that are words are left to the story. */
const titledAt = (tokens: readonly NameToken[], from: number, manner: Manner, index: NameIndex): number => {
  const title = tokens[from];
  const name = tokens[from + 1];
  if (title === undefined || name === undefined || !name.isJoined || !titles.has(title.key)) return 0;
  const isFormal = formalTitles.has(title.key);
  if (!name.isCapital || (manner.capitalsSayNothing && !isFormal) || everydayWords.has(name.key)) return 0;
  const next = tokens[from + 2];
  if (next?.isJoined === true && next.isCapital && index.surnames.has(next.key)) return 3;
  if (index.notPeople.has(`${title.key} ${name.key}`)) return 0;
  return index.surnames.has(name.key) && (isFormal || !index.firstNames.has(name.key)) ? 2 : 0;
};

/** Real people named with Latin letters: by the lists, else by the form of the name. */
export const findLatinNames = (folded: FoldedText): FoundName[] => {
  const index = nameIndex();
  const tokens = nameTokens(folded);
  const manner = mannerOf(tokens, folded);
  const found: FoundName[] = [];
  let at = 0;
  while (at < tokens.length) {
    const first = tokens[at];
    if (first === undefined) break;
    const listed = listedAt(tokens, at, index);
    const length = listed?.length ?? (fullNameAt(tokens, at, manner, index) || titledAt(tokens, at, manner, index));
    if (length === 0) {
      at++;
      continue;
    }
    const end = tokens[at + length - 1]?.end ?? first.end;
    const before = folded.text.slice(Math.max(0, first.start - 60), first.start);
    const isInvented =
      index.inventedBefore.has(tokens[at - 1]?.key ?? "") ||
      (listed === null && (characterBefore.test(before) || inventedAfter.test(folded.text.slice(end, end + 40))));
    const isWork = workAfter.test(folded.text.slice(end, end + 20)) || workBefore.test(before);
    if (listed?.isFigure !== false && !isInvented && !isWork && !isPlace(tokens, at, length, index))
      found.push({ kind: listed === null ? "full_name" : "figure", start: first.start, end });
    at += length;
  }
  return found;
};
