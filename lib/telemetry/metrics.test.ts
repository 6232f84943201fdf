import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

const failed: string[] = [];
const opened = () => openMetrics((name) => failed.push(name));

test("counters, gauges and histograms are told in Prometheus's own words", async () => {
  const metrics = opened();
  const answers = metrics.counter("answers_total", "Answers.", ["route", "status"]);
  answers(["/a", "200"]);
  answers(["/a", "200"], 2);
  answers(['/b"\n', "500"]);
  metrics.gauge("films", "Films.", ["state"], () => Promise.resolve([{ labels: ["queued"], value: 3 }]));
  const took = metrics.seconds("took_seconds", "How long.", ["step"]);
  took(["make"], 0.02);
  took(["make"], 7);
  took(["make"], 1000);
  const text = await metrics.text();
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "# HELP answers_total Answers.",
      "# TYPE answers_total counter",
      'answers_total{route="/a",status="200"} 3',
      'answers_total{route="/b\\"\\n",status="500"} 1',
      "# TYPE films gauge",
      'films{state="queued"} 3',
      "# TYPE took_seconds histogram",
      'took_seconds_bucket{step="make",le="0.01"} 0',
      'took_seconds_bucket{step="make",le="0.025"} 1',
      'took_seconds_bucket{step="make",le="10"} 2',
      'took_seconds_bucket{step="make",le="+Inf"} 3',
      'took_seconds_sum{step="make"} 1007.02',
      'took_seconds_count{step="make"} 3',
    ]),
  );
  expect(text.endsWith("\n")).toBe(true);
});

test("labels without end are one series", async () => {
  const metrics = opened();
  const count = metrics.counter("many_total", "Many.", ["who"]);
  for (let index = 0; index < 2000; index++) count([`caller ${index}`]);
  const lines = (await metrics.text()).split("\n").filter((line) => line.startsWith("many_total{"));
  expect(lines).toHaveLength(501);
  expect(lines.at(-1)).toBe('many_total{who="other"} 1500');
});

test("a value that cannot be read is left out, and said; the others are told", async () => {
  const metrics = opened();
  metrics.gauge("broken", "Broken.", [], () => Promise.reject(new Error("no database")));
  metrics.gauge("sound", "Sound.", [], () => [{ labels: [], value: 1 }]);
  const text = await metrics.text();
  expect(text).not.toMatch(/^broken /m);
  expect(text).toMatch(/^sound 1$/m);
  expect(failed).toEqual(["broken"]);
});

test("two metrics of one name are a mistake", () => {
  const metrics = opened();
  metrics.counter("one_total", "One.", []);
  expect(() => metrics.counter("one_total", "Two.", [])).toThrow("one_total");
});
