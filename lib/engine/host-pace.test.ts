import { expect, test } from "vitest";
import { openHostPace } from "./host-pace.ts";

const at = (second: number): Date => new Date(Date.UTC(2026, 4, 4, 0, 0, second));

test("a host is sent so many messages in a minute, whatever path or port they go to", () => {
  const pace = openHostPace(3);
  const urls = ["https://a.example/1", "https://a.example:8443/2", "http://a.example/3", "https://a.example/4"];
  expect(urls.map((url) => pace.take(url, at(0)))).toEqual([true, true, true, false]);
  expect(pace.take("https://b.example/", at(0))).toBe(true);
  expect(pace.take("https://a.example/", at(59))).toBe(false);
  expect(pace.take("https://a.example/", at(61))).toBe(true);
});

test("what is refused counts for nothing", () => {
  const pace = openHostPace(1);
  expect(pace.take("https://a.example/", at(0))).toBe(true);
  for (let second = 1; second < 60; second++) expect(pace.take("https://a.example/", at(second))).toBe(false);
  expect(pace.take("https://a.example/", at(60))).toBe(true);
});
