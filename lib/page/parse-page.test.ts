import { expect, test } from "vitest";
import { decodePage } from "./decode-page.ts";
import { elementsIn, parsePage } from "./parse-page.ts";
import { textBlocks } from "./text-blocks.ts";

const shown = (html: string) => textBlocks(parsePage(html)).blocks.map((block) => block.text);
const unseen = (html: string) => textBlocks(parsePage(html)).unseen.map((each) => each.text);

test("what is built to exhaust a parser is read as far as it goes", () => {
  for (const wall of ["<div>".repeat(200_000), "<p>x</p>".repeat(120_000)]) {
    const page = parsePage(`<p>before</p>${wall}`);
    expect([...elementsIn(page)].length).toBeLessThanOrEqual(100_000);
    expect(textBlocks(page).blocks[0]?.text).toBe("before");
  }
});

test.each([
  "<p hidden>x1</p>",
  '<p style="display:none">x1</p>',
  '<p style="visibility: hidden">x1</p>',
  '<p style="opacity:0">x1</p>',
  '<p style="font-size:0px">x1</p>',
  '<p style="position:absolute;left:-9999px">x1</p>',
  '<p style="color:#fff;background-color:white">x1</p>',
  '<p style="color:transparent">x1</p>',
  '<p aria-hidden="true">x1</p>',
  "<style>.q{display:none}</style><p class='q'>x1</p>",
  "<style>p#q{font-size:0}</style><p id=q>x1</p>",
  "<template><p>x1</p></template>",
  "<dialog><p>x1</p></dialog>",
  "<!-- x1 -->",
  '<img alt="x1">',
])("is there and not seen: %s", (html) => {
  expect(shown(html)).toEqual([]);
  expect(unseen(html)).toEqual(["x1"]);
});
test("an ordinary style hides nothing", () => {
  expect(
    shown(
      '<style>@media print{.q{display:none}}</style><p class=q style="color:#fff;background:#123;opacity:0.9;font-size:12px">x1</p>',
    ),
  ).toEqual(["x1"]);
});

const text = "<p>Größe</p>";
const latin1 = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
test.each([
  ["the header", latin1, "text/html; charset=ISO-8859-1"],
  [
    "the page's meta",
    Uint8Array.from(`<meta charset="windows-1252">${text}`, (letter) => letter.codePointAt(0) ?? 0),
    "text/html",
  ],
  ["nothing but the bytes", latin1, "text/html"],
  [
    "a byte order mark over a wrong header",
    new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]),
    "text/html; charset=iso-8859-1",
  ],
  ["UTF-8 by itself", new TextEncoder().encode(text), "text/html; charset=nonsense"],
])("the encoding is told by %s", (_by, bytes, type) => {
  expect(decodePage(bytes, type)).toContain("Größe");
});
test("Shift_JIS is read", () => {
  expect(decodePage(new Uint8Array([0x93, 0x53, 0x95, 0x72]), "text/html; charset=Shift_JIS")).toBe("鉄瓶");
});
