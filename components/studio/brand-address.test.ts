import { expect, test } from "vitest";
import { brandIdAt, brandPath } from "./brand-address.ts";

test("every brand has a path of its own, and none of them is the page that makes one", () => {
  for (const id of ["north-roast", "new", "new_", "n-e-w", "a_b"]) {
    expect(brandPath(id)).not.toBe("/brands/new");
    expect(brandIdAt(brandPath(id).slice("/brands/".length))).toBe(id);
  }
  expect(brandIdAt("new")).toBeNull();
});
