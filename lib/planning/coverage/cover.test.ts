import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { screenplaySchema, type Screenplay } from "#lib/contract/screenplay.ts";
import { coverBrief } from "./cover.ts";
import { briefFor } from "./testing/print-coverage.ts";

const cover = (raw: string, wanted: Parameters<typeof briefFor>[1] = {}): Screenplay =>
  screenplaySchema.parse(coverBrief(briefFor(raw, { ...wanted, ...rangeOf(wanted.shot_count) })));
const rangeOf = (count: 3 | 4 | 5 | undefined) =>
  count === undefined ? {} : { shot_range: { fewest: count, most: count } };
const words = (film: Screenplay) =>
  film.shots
    .map(({ action, detail }) => `${action} ${detail}`)
    .join(" ")
    .toLowerCase();

describe("coverBrief", () => {
  it("keeps the order in which things happen, reasons before results", () => {
    const film = cover("A boy runs home because his dog is sick");
    const all = words(film);
    expect(all.indexOf("sick")).toBeLessThan(all.indexOf("runs home"));
  });

  it("shows every noun of the story", () => {
    const film = cover("A baker gives her neighbor a warm bread on a snowy bridge");
    for (const noun of ["baker", "neighbor", "bread", "bridge"]) expect(words(film)).toContain(noun);
    expect(film.cast.map(({ kind }) => kind)).toEqual(["person", "person"]);
    expect(film.props.some(({ id }) => id.includes("bread"))).toBe(true);
  });

  it("ends with something changed that was planted before", () => {
    const film = cover("An old watchmaker repairs the last watch before his shop closes");
    const last = film.shots.at(-1);
    expect(last?.changes).not.toBeNull();
    for (const id of last?.pays_off ?? [])
      expect(film.shots.slice(0, -1).some((shot) => shot.setup_of.includes(id))).toBe(true);
  });

  it("does not show as done what is not done", () => {
    const film = cover("The postman never delivers the letter");
    expect(film.shots.at(-1)?.changes).not.toMatch(/has the letter/u);
  });

  it.each([3, 4, 5] as const)("has %d shots whose neighbours differ in size", (shot_count) => {
    const film = cover("A girl finds a key in the garden and opens the old gate", { shot_count });
    expect(film.shots).toHaveLength(shot_count);
    for (const [at, shot] of film.shots.entries())
      if (at > 0) expect(shot.framing).not.toBe(film.shots[at - 1]?.framing);
  });

  it("never says one purpose twice", () => {
    const purposes = cover("Two friends build a boat and sail it across the lake", { shot_count: 5 }).shots.map(
      ({ purpose }) => purpose,
    );
    expect(new Set(purposes).size).toBe(purposes.length);
  });

  it("ends an advertisement on the product, its line and the brand's call", () => {
    const film = cover(
      "15s ad for a folding bicycle: a commuter unfolds it in the train station. Tagline 'Pocket the city'",
    );
    expect(film.cast.some(({ kind }) => kind === "product")).toBe(true);
    expect(film.shots.at(-1)?.present.map(({ cast }) => cast)).toContain(
      film.cast.find(({ kind }) => kind === "product")?.id,
    );
    expect(film.end_card?.text).toContain("Pocket the city");
    expect(words(film)).not.toContain("ad for");
  });

  it("quotes what it cannot read", () => {
    expect(words(cover("xqzt 🦊🦊 vvv"))).toContain("🦊");
  });

  it("quotes a language that it has no table of, without labels of another one", () => {
    const film = cover("Старый часовщик чинит часы", { language: "ru" });
    expect(words(film)).toContain("старый часовщик");
    expect(film.cast).toEqual([]);
    expect(
      film.shots.map(({ action }) => action).filter((action) => action.includes("часовщик чинит часы")),
    ).toHaveLength(1);
    expect(
      JSON.stringify(
        film.shots.map(({ action, purpose, light, sound, motivation }) => [action, purpose, light, sound, motivation]),
      ),
    ).not.toMatch(/[a-z]/iu);
  });

  it("gives ids without combining marks", () => {
    const film = cover("Un niño encuentra una llave en el desván", { language: "es" });
    expect(film.cast[0]?.id).toBe("nino");
    expect(film.places[0]?.id).toBe("desvan");
  });

  it("puts what is worn on its wearer and the rider on the horse", () => {
    const film = cover("A girl in a red coat rides a white horse through the forest");
    expect(film.cast.find(({ id }) => id === "girl")?.wardrobe).toBe("a red coat");
    const act = film.shots.flatMap(({ present }) => present).find(({ doing }) => doing === "ride");
    expect(act).toMatchObject({ cast: "girl", touches: "white_horse", at: { relation: "on", id: "white_horse" } });
  });

  it("has each of two in the frame, facing one another", () => {
    const film = cover("A boxer fights his brother in the ring");
    const act = film.shots.find(({ present }) => present.some(({ doing }) => doing === "fight"));
    expect(act?.present.map(({ faces }) => faces)).toEqual(["right", "left"]);
    expect(act?.present[0]?.looks_at).toBe(act?.present[1]?.cast);
  });

  it("leaves whoever has gone out of the last frame", () => {
    const last = cover("A sailor leaves the island").shots.at(-1);
    expect(last?.present.map(({ cast }) => cast)).not.toContain("sailor");
  });

  it("obeys a way to film in all shots and a move in the first", () => {
    expect(
      cover("A boy runs home. Handheld, 24mm lens.").shots.map(({ movement, lens_mm }) => [movement, lens_mm]),
    ).toEqual(Array.from({ length: 4 }, () => ["handheld", 24]));
    expect(cover("The camera slowly pushes in on a chess player who loses her queen").shots[0]?.movement).toBe(
      "push_in",
    );
  });

  it("films neither the camera nor a supposition", () => {
    expect(words(cover("The camera slowly pushes in on a chess player who loses her queen"))).not.toContain("camera");
    expect(words(cover("What if shadows could leave their owners at night?"))).not.toContain("what if");
  });

  it("has a quoted line said by its speaker, and a sign's words by nobody", () => {
    const film = cover('An old keeper says "Keep the light." and walks home');
    expect(film.shots.flatMap(({ dialogue }) => dialogue)).toEqual([{ who: "old_keeper", line: "Keep the light." }]);
    expect(film.shots.some(({ action }) => action.endsWith("says."))).toBe(false);
    expect(cover('"Run!" shouts a boy in the forest.').shots.flatMap(({ dialogue }) => dialogue)).toEqual([
      { who: "boy", line: "Run!" },
    ]);
    expect(cover('A storefront sign reads "OPEN LATE" at night').shots.flatMap(({ dialogue }) => dialogue)).toEqual([]);
    const german = cover("Ein alter Wärter sagt „Halte das Licht.“ und geht nach Hause", { language: "de" });
    expect(german.shots.flatMap(({ dialogue }) => dialogue)).toMatchObject([{ line: "Halte das Licht." }]);
  });

  it("films neither labels, praise nor what is not there", () => {
    expect(words(cover("Static shot: a cat watches a goldfish, nothing else moves"))).not.toMatch(
      /shot|nothing else m/u,
    );
    expect(words(cover("A stunning masterpiece: a fox crosses the snow, no people"))).not.toMatch(/stunning|people/u);
    expect(words(cover("An amazing dancer spins on a stage"))).toContain("a dancer spins");
  });

  it("counts by numbers, not by names", () => {
    const counts = (raw: string) => cover(raw).cast.map(({ count }) => count);
    expect(counts("The Sierra 45 Trekking Backpack turns slowly in a studio.")).toEqual([1]);
    expect(counts("Four backpacks stand in a studio.")).toEqual([4]);
    expect(cover("ad for a lipstick called Rouge Nine").props).toEqual([]);
  });

  it("keeps rain off the props and a desk indoors", () => {
    expect(cover("A boy waits in the rain").props).toEqual([]);
    expect(cover("A writer falls asleep at her desk").places[0]?.time_of_day).toBe("interior");
  });

  it("shows what the wind does on the thing that it does it to", () => {
    const all = words(cover("The wind steals a veil and carries it over the rooftops"));
    expect(all).not.toMatch(/hand|finger/u);
  });

  it("is the same for the same brief and differs by seed", () => {
    const raw = "A street musician plays the accordion for a stray cat";
    expect(cover(raw)).toEqual(cover(raw));
    const films = [1, 2, 3, 4].map((seed) => JSON.stringify(cover(raw, { seed })));
    expect(new Set(films).size).toBeGreaterThan(1);
  });

  it("answers any text in any script", () => {
    const language = fc.constantFrom("en", "es", "fr", "de", "pt", "it", "ja", "zh", "hi", "ar", "ko", "ru", "und");
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 3, maxLength: 300 }),
      fc
        .array(
          fc.constantFrom(
            "constructor",
            "the",
            "dog",
            "runs",
            "and",
            "until",
            "who",
            ",",
            ".",
            "un",
            "perro",
            "que",
            "犬",
            "が",
            "走る",
            "的",
            "कुत्ता",
            "ने",
            "كلب",
            "“",
            "”",
            ":",
            "ad for",
            "15s",
            "1:1",
            "not",
            "to",
          ),
          { minLength: 1, maxLength: 60 },
        )
        .map((parts) => parts.join(" ")),
    );
    const brief = briefFor("A dog waits");
    fc.assert(
      fc.property(text, language, fc.constantFrom(3, 4, 5), (story, code, shot_count) => {
        const film = coverBrief({
          ...brief,
          raw: story,
          story,
          language: code,
          ...rangeOf(shot_count as 3 | 4 | 5),
          shot_count: shot_count as 3 | 4 | 5,
          orders: { ...brief.orders, lines: [story.slice(0, 80)] },
        });
        const read = screenplaySchema.safeParse(film);
        expect(read.error?.issues ?? []).toEqual([]);
        const ids = new Set([...film.cast, ...film.props, ...film.places].map(({ id }) => id));
        for (const shot of film.shots)
          expect(
            [shot.focus, shot.place, ...shot.props, ...shot.present.map(({ cast }) => cast)].every((id) => ids.has(id)),
          ).toBe(true);
        expect(film.shots).toHaveLength(shot_count);
      }),
      { numRuns: 300 },
    );
  });

  it("covers the longest text that an intent may be", () => {
    const raw =
      "The old sailor remembers the storm, and the sea answers with a long wave that breaks over the pier because nobody listens. "
        .repeat(33)
        .slice(0, 4000);
    const brief = briefFor("A dog waits");
    const film = screenplaySchema.parse(coverBrief({ ...brief, raw, story: raw }));
    expect(film.shots.length).toBeGreaterThanOrEqual(3);
  });
});
