import { expect, test } from "vitest";
import { bearerOf, bearerOfTitle, sexOfFirstName } from "./first-names.ts";

test("a first name tells who bears it, where it has its capital", () => {
  expect(bearerOf("Maria", "en")).toBe("female");
  expect(bearerOf("Tomás", "en")).toBe("male");
  expect(bearerOf("maria", "en")).toBeNull();
  expect(bearerOf("Table", "en")).toBeNull();
});

test("a title tells whom it calls, with its full stop or without", () => {
  expect(bearerOfTitle("Mrs.")).toBe("female");
  expect(bearerOfTitle("Herr")).toBe("male");
  expect(bearerOfTitle("Dr.")).toBe("either");
  expect(bearerOfTitle("Miller")).toBeNull();
});

test("the sex of a first name is found within somebody's own phrase", () => {
  expect(sexOfFirstName("Captain Elena Ruiz", "en")).toBe("female");
  expect(sexOfFirstName("the captain", "en")).toBeNull();
});
