import { expect, test } from "vitest";
import { withPlatform, workSettings } from "./work-settings.ts";
import { openWorkSlices } from "./work-slices.ts";

/** A clock that only pauses move. */
const played = (left: number[]) => {
  let now = 0;
  const told: string[] = [];
  const slices = openWorkSlices({
    open: () => {
      told.push("opened");
      const drain = () => Promise.resolve(void told.push(`drained at ${now / 1000} s`));
      return Promise.resolve({ drain, close: () => Promise.resolve(void told.push("closed")) });
    },
    unfinished: () => Promise.resolve(left.length > 1 ? (left.shift() ?? 0) : (left[0] ?? 0)),
    lengthMs: 120_000,
    now: () => now,
    pause: (ms) => Promise.resolve(void (now += ms)),
  });
  return { slices, told };
};

test("a slice ends when nothing is left, a little after: messages go out behind a film", async () => {
  const { slices, told } = played([2, 1, 0]);
  expect(await slices.work()).toBe("done");
  expect(told).toEqual(["opened", "drained at 5 s", "closed"]);
});

test("a slice that is over hands over what is left, and says that there is more", async () => {
  const { slices, told } = played([3]);
  expect(await slices.work()).toBe("more");
  expect(told).toEqual(["opened", "drained at 120 s", "closed"]);
});

test("a process works on one slice at a time, and on another one after it", async () => {
  const { slices, told } = played([0]);
  const first = slices.work();
  expect(slices.work()).toBeNull();
  await first;
  expect(await slices.work()).toBe("done");
  expect(told.filter((word) => word === "opened")).toHaveLength(2);
});

test("a slice that is shorter than a start and the longest step is refused", () => {
  expect(workSettings.SHOTWRIGHT_SLICE_S.safeParse("59").success).toBe(false);
  expect(workSettings.SHOTWRIGHT_SLICE_S.safeParse("60").success).toBe(true);
});

test("on Vercel nothing has to be said that the platform leaves no choice about, and what is said wins", () => {
  const given = { VERCEL: "1", VERCEL_PROJECT_PRODUCTION_URL: "films.example.org", SHOTWRIGHT_MEDIA: "s3://films" };
  expect(withPlatform(given)).toMatchObject({
    SHOTWRIGHT_ROLE: "web",
    SHOTWRIGHT_WORK: "slices",
    SHOTWRIGHT_MEDIA: "s3://films",
    NEXTAUTH_URL: "https://films.example.org",
  });
  expect(withPlatform({ ...given, NEXTAUTH_URL: "https://own.example" })["NEXTAUTH_URL"]).toBe("https://own.example");
  expect(withPlatform({ SHOTWRIGHT_ROLE: "all" })).toEqual({ SHOTWRIGHT_ROLE: "all" });
});
