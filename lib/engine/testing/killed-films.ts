import { startFakeFal } from "#lib/providers/testing/fake-fal.ts";
import { startChild } from "./child-process.ts";
import { killedPointNames, killedPoints, undisturbed, type KilledFilm, type KilledPoint } from "./killed-points.ts";
import { video } from "./played-providers.ts";

/** A film with the orders that the vendor took for it, and would be paid for, by shot: before the kill, and in all. */
export interface KilledRun extends KilledFilm {
  point: KilledPoint | typeof undisturbed;
  ordered: Record<string, { atKill: number; inAll: number }>;
}

/**
 * Makes a film for every point in one process, kills it with SIGKILL when each has come to its point, starts another on
 * the same data, and answers what became of them. `folder` is of their data; `databaseUrl` a Postgres, where it shall be one.
 * `history`: the vendor can be asked for orders whose answer was lost. `early`: the other one starts while the first still
 * lives, and has seen it do so ten times before it is killed.
 */
export const killedFilms = async (
  folder: string,
  {
    databaseUrl = "-",
    history = false,
    early = false,
  }: { databaseUrl?: string; history?: boolean; early?: boolean } = {},
): Promise<KilledRun[]> => {
  const fal = await startFakeFal({ clip: video, picture: new Uint8Array() });
  const reached = new Map(killedPointNames.map((point) => [point, Promise.withResolvers<void>()]));
  const shotOf = (prompt: unknown) => String(prompt).split(" ") as [string, string];
  fal.hold = async (moment, order) => {
    const [title, shotId] = shotOf(order.input["prompt"]);
    if (title !== moment || shotId !== "s1") return;
    reached.get(moment)?.resolve();
    await dead.promise;
  };
  const dead = Promise.withResolvers<void>();
  const counts = () => {
    const found = new Map<string, number>();
    for (const { input } of fal.orders) {
      const key = shotOf(input["prompt"]).join("/");
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    return found;
  };
  try {
    const first = startChild("generation-process.ts", [folder, fal.url, databaseUrl]);
    const ids = (await first.line("begun ")).split(" ");
    for (const point of killedPointNames)
      if (killedPoints[point].from === "process") await first.line(`at ${point}`);
      else await first.until(reached.get(point)!.promise);
    const startSecond = () => startChild("generation-process.ts", [folder, fal.url, databaseUrl, ...ids]);
    const beside = early ? startSecond() : null;
    await beside?.line("lives 10");
    const atKill = counts();
    await first.kill();
    dead.resolve();
    fal.hold = () => Promise.resolve();
    fal.history = history;

    const second = beside ?? startSecond();
    const films = JSON.parse(await second.line("films ")) as KilledFilm[];
    await second.end();
    const inAll = counts();
    return films.map((film) => ({
      ...film,
      point: film.title as KilledRun["point"],
      ordered: Object.fromEntries(
        film.shots.map(({ shot_id }) => {
          const key = `${film.title}/${shot_id}`;
          return [shot_id, { atKill: atKill.get(key) ?? 0, inAll: inAll.get(key) ?? 0 }];
        }),
      ),
    }));
  } finally {
    dead.resolve();
    await fal.close();
  }
};
