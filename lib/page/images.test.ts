import { expect, test } from "vitest";
import { productImages } from "./images.ts";
import { parsePage } from "./parse-page.ts";

const largestOf = (srcset: string): string[] =>
  productImages({
    root: parsePage(`<img srcset="${srcset}">`),
    around: null,
    said: [],
    meta: [],
    base: "https://shop.example/",
    zoneOf: () => null,
  });

test.each([
  ["/a.jpg 320w, /b.jpg 1280w, /c.jpg 640w", "/b.jpg"],
  ["/a.jpg 1x,/b.jpg 2x", "/b.jpg"],
  ["/a.jpg, /b.jpg 1.5x", "/b.jpg"],
  ["/w=1,h=2/a.jpg 320w", "/w=1,h=2/a.jpg"],
  ["  /a.jpg  ", "/a.jpg"],
  [", ,/a.jpg 2x,", "/a.jpg"],
])("the largest of %j is %s", (srcset, largest) => {
  expect(largestOf(srcset)).toEqual([`https://shop.example${largest}`]);
});

test("nothing is offered where nothing is an address", () => {
  expect(largestOf(", , ,")).toEqual([]);
});

test("twelve pictures are enough, and a page of addresses that show nothing is left early", () => {
  const many = Array.from({ length: 5000 }, (_, i) => `<img src="/a${i}.jpg">`).join("");
  const images = productImages({
    root: parsePage(many),
    around: null,
    said: [],
    meta: Array.from({ length: 5000 }, () => "data:none"),
    base: "https://shop.example/",
    zoneOf: () => null,
  });
  expect(images).toHaveLength(12);
});
