/** A labelled film with the dimensions that were named for it. */
export interface Named {
  text: string;
  risks: readonly string[];
  named: readonly string[];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Share of films of which a labelled dimension is named, and the same of each dimension, averaged. */
export const scoreOf = (films: readonly Named[]) => {
  const hits = films.filter(({ risks, named }) => risks.some((risk) => named.includes(risk))).length;
  const perDimension = new Map<string, { named: number; of: number }>();
  for (const { risks, named } of films)
    for (const risk of risks) {
      const entry = perDimension.get(risk) ?? { named: 0, of: 0 };
      perDimension.set(risk, { named: entry.named + Number(named.includes(risk)), of: entry.of + 1 });
    }
  const recalls = [...perDimension.values()].map(({ named, of }) => named / of);
  return {
    share: hits / Math.max(1, films.length),
    balanced: recalls.reduce((sum, each) => sum + each, 0) / Math.max(1, recalls.length),
    perDimension,
  };
};

/** What naming the same three every time would reach at best. */
export const constantShare = (films: readonly Named[]): number => {
  const all = [...new Set(films.flatMap(({ risks }) => risks))];
  let best = 0;
  for (const [a, first] of all.entries())
    for (const [b, second] of all.entries())
      for (const third of all.slice(Math.max(a, b)))
        best = Math.max(
          best,
          films.filter(({ risks }) => risks.some((risk) => [first, second, third].includes(risk))).length,
        );
  return best / Math.max(1, films.length);
};

export const report = (name: string, films: readonly Named[], misses: boolean): void => {
  if (films.length === 0) return;
  const { share, balanced, perDimension } = scoreOf(films);
  // Three names that never vary find all of three dimensions and nothing of the others.
  const constantBalanced = Math.min(1, 3 / perDimension.size);
  console.log(
    `${name}: ${films.length} films, labelled risk among the first three ${percent(share)}, over dimensions ${percent(balanced)}; always the same three ${percent(constantShare(films))} and ${percent(constantBalanced)}`,
  );
  if (!misses) return;
  console.log(`  ${[...perDimension].map(([dimension, { named, of }]) => `${dimension} ${named}/${of}`).join(", ")}`);
  for (const { text, risks, named } of films)
    if (!risks.some((risk) => named.includes(risk)))
      console.log(`  missed ${risks.join(" ")}; named ${named.join(" ")}: ${text.slice(0, 80)}`);
};
