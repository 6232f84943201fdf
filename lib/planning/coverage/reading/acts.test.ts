import { describe, expect, it } from "vitest";
import { readStory } from "./read-story.ts";

/** The acts of a sentence, each with the names of those who play its parts. */
const read = (text: string, language = "en"): string[] =>
  readStory(text, language).events.flatMap(({ acts }) =>
    acts.map(({ act, by, of, to, with: tool }) =>
      [act, by.core, of?.core ?? "-", to?.core ?? "-", tool?.core ?? "-"].join(" / "),
    ),
  );

describe("acts of an English sentence", () => {
  it("sees nothing where words only sound like an act", () => {
    expect(
      ["The children take turns.", "A barber runs a shop.", "A girl skips school."].flatMap((text) => read(text)),
    ).toEqual([]);
  });
  it.each([
    [
      "two objects: the first gets the second",
      "A waiter brings an old man a soup.",
      "give / waiter / soup / old man / -",
    ],
    ["somebody of whom nothing was said", "She hands him a key.", "give / she / key / him / -"],
    ["a tool", "A tailor cuts the cloth with a knife.", "cut / tailor / cloth / - / knife"],
    ["a particle before the thing", "A cowboy puts on his hat.", "put_on / cowboy / hat / - / -"],
    ["the same words without a particle", "A cowboy puts the hat on a chair.", "put_down / cowboy / hat / - / -"],
    ["a noun that says which act it is", "A tourist takes a photo of the tower.", "photograph / tourist / - / - / -"],
    ["what hands do to it, and no other", "A tailor irons a shirt.", "iron / tailor / shirt / - / -"],
    ["a table is no place where one bends down", "A cook puts the cup on the table.", "place / cook / cup / - / -"],
    ["what one has about oneself", "A girl searches her pockets.", "search_pockets / girl / - / - / -"],
    ["what is hers", "A pupil sharpens her red pencil.", "peel / pupil / red pencil / - / -"],
    ["the other one", "A sailor kisses his wife.", "kiss / sailor / - / wife / -"],
    ["whose a part of a body is", "A girl whispers into her brother's ear.", "whisper / girl / - / brother / -"],
    ["each of two", "Anna and Paul embrace.", "embrace / Anna / - / Paul / -"],
    ["nobody who does it", "The candle is blown out.", "go_out / candle / - / - / -"],
    [
      "a hand that is held out, and no box",
      "A lawyer shakes the hand of a client.",
      "shake_hands / lawyer / - / client / -",
    ],
    ["a box in both hands", "A boy shakes the box with both hands.", "shake_up / boy / box / - / -"],
    ["a deed that is a noun", "Two old men have a chat.", "speak / Two old men / - / - / -"],
    ["what its small word ties to the verb", "A boy gets into his pyjamas.", "put_on / boy / pyjamas / - / -"],
    ["what is hit", "A bolt of lightning hits an old tree.", "strike / old tree / - / - / -"],
    ["a verb that looks like a noun", "The monk bows.", "bow / monk / - / - / -"],
    ["a name with what its bearer is", "Hugo the baker sleeps.", "sleep / Hugo the baker / - / - / -"],
    ["what opens, and nobody", "Too tired to go on, a nurse sits down.", "sit_down / nurse / - / - / -"],
    ["one behind the other", "One by one, the boys dive.", "dive / boys / - / - / -"],
    ["a title behind a mark", "Autumn: a monk raking leaves", "rake / monk / leaves / - / -"],
    ["a title with what was done", "A cake eaten by a dog", "eat / dog / cake / - / -"],
    ["a title without anybody", "Ironing a shirt", "iron / someone / shirt / - / -"],
    ["nobody, but a hand", "A wallet is stolen.", "take / someone / wallet / - / -"],
    ["what one has done", "Ruth has her hair cut by a barber.", "cut_hair / barber / - / Ruth / -"],
    ["a deed with what it is done to", "A boy takes a bite of the apple.", "eat / boy / apple / - / -"],
    ["who is fed and no deed", "A pigeon is fed by a nurse.", "scatter / nurse / pigeon / - / -"],
    ["how one greets", "A king greets his guests with a bow.", "bow / king / - / guests / -"],
    ["whom one runs away from", "A boy runs away from a goose.", "chase / goose / - / boy / -"],
    ["out of whose hand it slips", "A plate slips from Ruth's hand.", "drop / Ruth / plate / - / -"],
    ["who does the second thing too", "A thief is caught and led away by a nurse.", "lead / nurse / - / thief / -"],
    ["who does it far behind", "A calf is fed milk from a pail by Ruth.", "feed / Ruth / milk / calf / -"],
  ])("%s: %s", (_, text, wanted) => expect(read(text)).toEqual([wanted]));

  it.each([
    ["on shoulders", "A man carries a boy on his shoulders.", "carry_high / man / - / boy / -"],
    ["on a swing", "A woman pushes a boy on a swing.", "push_swing / woman / - / boy / -"],
    ["off an edge", "A cat knocks a vase off the shelf.", "knock_off / cat / vase / - / -"],
    ["out of a vehicle", "A woman gets out of a taxi.", "get_out / woman / taxi / - / -"],
    ["from a vessel", "A cow drinks from a bucket.", "drink / cow / bucket / - / -"],
    ["into a wall", "A girl knocks a nail into the wall.", "hammer / girl / nail / - / -"],
    ["out of clothes", "An actress slips out of her coat.", "take_off / actress / coat / - / -"],
    ["into water", "A boy jumps head first into the sea.", "dive / boy / - / - / -"],
    ["an animal that gives milk", "An old man milks his cow.", "milk / old man / - / cow / -"],
    ["what somebody has", "A girl's balloon pops.", "pop / girl's balloon / - / - / -"],
    [
      "what is no living being",
      "A snowman melts in the spring sun in front of the school.",
      "melt / snowman / - / - / -",
    ],
    ["a tower of goods", "A tower of cups collapses.", "collapse / tower of cups / - / - / -"],
    ["a verb with a hyphen", "A blacksmith arm-wrestles with a butcher.", "arm_wrestle / blacksmith / - / butcher / -"],
    ["what is measured", "A lad hands his wife a bunch of tulips.", "give / lad / bunch of tulips / wife / -"],
    ["with what flies", "Two boys pelt each other with snowballs.", "pelt / Two boys / snowballs / - / -"],
    ["what the wind takes", "A gust of wind snatches a baker's hat.", "lose_hat / baker / - / - / -"],
    ["backwards", "A boy slips on the ice.", "slip / boy / - / - / -"],
    ["over what it clears", "A pony clears a low hedge.", "jump_over / pony / low hedge / - / -"],
  ])("acts of two, of animals and of things, %s: %s", (_, text, wanted) => expect(read(text)).toEqual([wanted]));

  it.each([
    ["what is counted stays in hand", "A clerk counts the coins.", "count / clerk / coins / - / -"],
    ["who is fed by handfuls", "A girl feeds the hens.", "scatter / girl / hens / - / -"],
    ["a feat, and no thing that is done", "A boy does a handstand.", "handstand / boy / - / - / -"],
    ["a picture that is drawn is not there yet", "A boy draws a house.", "draw / boy / - / - / -"],
    ["cards are mixed and not played", "A gambler shuffles the cards.", "shuffle_cards / gambler / - / - / -"],
    ["through a hole", "A maid peeps through the keyhole.", "peep_through / maid / - / - / -"],
  ])("work, games and feats of one, %s: %s", (_, text, wanted) => expect(read(text)).toEqual([wanted]));

  it.each([
    ["de", "Ein Tischler bohrt ein Loch.", "drill"],
    ["es", "Una mujer atornilla una tabla.", "screw"],
    ["fr", "Un menuisier visse une planche.", "screw"],
    ["de", "Ein Hund schüttelt sich.", "shake_off"],
    ["de", "Die Bäuerin melkt ihre Kuh.", "milk"],
    ["es", "La profesora escribe una palabra en la pizarra.", "write_up"],
    ["ja", "兵士が敬礼する。", "salute"],
    ["de", "Zwei Nachbarn streiten.", "quarrel"],
    ["es", "Dos amigas brindan.", "toast"],
    ["fr", "Un chien s'ébroue.", "shake_off"],
    ["ja", "二人が乾杯する。", "toast"],
  ])("reads them in %s: %s", (language, text, wanted) =>
    expect(read(text, language).map((act) => act.split(" ")[0])).toEqual([wanted]),
  );

  it("keeps several acts in the order of the words", () => {
    expect(read("A woman picks up the letter and burns it.")).toEqual([
      "pick_up / woman / letter / - / -",
      "ignite / woman / letter / - / -",
      "burn / letter / - / - / -",
    ]);
    expect(read("The girl lies on her bed writing a letter.").map((act) => act.split(" ")[0])).toEqual([
      "lie_down",
      "write",
    ]);
    expect(read("A cup falls and breaks.")).toEqual(["fall / cup / - / - / -", "break / cup / - / - / -"]);
    expect(read("A man throws an apple and a woman catches it.")).toEqual([
      "throw / man / apple / woman / -",
      "throw / man / apple / woman / -",
    ]);
  });

  it("takes the act nearest to a verb that has no row, by the verb's class", () => {
    expect(read("A farmer bottles the milk.")).toEqual(["handle / farmer / milk / - / -"]);
    expect(read("Ein Tischler restauriert den Stuhl.", "de")).toEqual(["repair / Tischler / Stuhl / - / -"]);
  });

  it.each([
    "Time flies.",
    "The war ends.",
    "A boy wants to open the box.",
    "Nobody opens the box.",
    "The price rose last year.",
  ])("names none where nothing of it is seen: %s", (text) =>
    expect(
      readStory(text, "en")
        .events.filter(({ negated }) => !negated)
        .flatMap(({ acts }) => acts),
    ).toEqual([]),
  );
});

describe("acts of a sentence in another language", () => {
  it.each([
    ["de", "a particle at the end", "Der Großvater zündet eine Kerze an.", ["ignite"]],
    ["de", "himself", "Ein Junge setzt sich auf die Bank.", ["sit_down"]],
    ["fr", "a thing by itself", "La lampe s'éteint.", ["go_out"]],
    ["fr", "a helper with a noun", "Une mère fait signe aux enfants.", ["wave"]],
    ["es", "what one takes off oneself", "Un obrero se quita las botas.", ["take_off"]],
    ["it", "two acts", "La tazza cade dal tavolo e si rompe.", ["fall", "break"]],
    ["pt", "himself behind the verb", "O professor levanta-se.", ["stand_up"]],
    ["ja", "a chain of verbs", "カップがテーブルから落ちて割れる。", ["fall", "break"]],
    ["zh", "the thing before its verb", "一个女人把钥匙递给她的儿子。", ["give"]],
    ["hi", "a noun with a light verb", "दो दोस्त स्टेशन पर गले मिलते हैं।", ["embrace"]],
    ["ar", "the verb first", "يصب النادل الشاي.", ["pour"]],
  ])("%s, %s: %s", (language, _, text, wanted) =>
    expect(read(text, language).map((act) => act.split(" ")[0])).toEqual(wanted),
  );

  it("knows who gives what to whom", () => {
    expect(read("Eine Frau gibt ihrem Sohn einen Schlüssel.", "de")).toEqual(["give / Frau / Schlüssel / Sohn / -"]);
    expect(read("Una mujer le da una llave a su hijo.", "es")).toEqual(["give / mujer / llave / hijo / -"]);
  });
});
