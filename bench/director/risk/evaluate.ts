import { riskOf, topDimensions } from "#lib/planning/screenplay-risk/risk-of.ts";
import { readFilms, type LabelledFilm } from "./read-films.ts";
import { report, type Named } from "./score.ts";

/**
 * Measures the risks on films directed by hand. `--split tune|held` (default tune), `--misses` lists misses, `--factors`
 * the heaviest of each dimension.
 */
const split = process.argv.includes("--split") ? process.argv[process.argv.indexOf("--split") + 1] : "tune";
const misses = process.argv.includes("--misses");

const named = ({
  text,
  risks,
  source,
  screenplay,
  frames,
  mode,
}: LabelledFilm): Named & Pick<LabelledFilm, "source"> => {
  const { film } = riskOf(screenplay, { frames, mode, brandProduct: false });
  const dimensions = topDimensions(film, Infinity);
  if (process.argv.includes("--factors")) {
    console.log(`${text.slice(0, 70)} | ${risks.join(" ")}`);
    for (const dimension of dimensions) {
      const factor = film.factors.find((each) => each.dimension === dimension);
      console.log(`    ${factor?.weight} ${dimension} ${factor?.shot_id} ${factor?.evidence}`);
    }
  }
  return { text, risks, source, named: dimensions.slice(0, 3) };
};

const films = readFilms()
  .filter((film) => film.split === split)
  .map(named);
report(`${split}`, films, misses);
for (const source of ["intents", "vbench"] as const)
  report(
    `${split}, ${source}`,
    films.filter((film) => film.source === source),
    false,
  );
