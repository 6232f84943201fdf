import { expect, test } from "vitest";
import { loggedCauses } from "./logged-error.ts";

const said = "a secret film about Ana";
const jsonFault = (): unknown => {
  try {
    return JSON.parse(said);
  } catch (cause) {
    return cause;
  }
};

test.each([
  [
    "a query",
    new Error(`\nInvalid \`db.plan.create()\` invocation:\n{ raw_intent: "${said}" }\n\nArgument \`seed\` is missing.`),
  ],
  ["JSON", jsonFault()],
  ["a unique key", new Error(`Key (email)=(${said}) already exists.`)],
  ["a value", new Error(`invalid input syntax for type integer: "${said}"`)],
  ["a value that is cut off", new Error(`unexpected “${said}`)],
  ["a cause", new Error("It failed.", { cause: new Error(`No 'x' in '${said}'.`) })],
  [
    "an address",
    new Error(`GET https://ana:${encodeURIComponent(said)}@host.example/a?words=${encodeURIComponent(said)} failed`),
  ],
])("nobody's words get into a log by %s", (_by, thrown) => {
  const logged = JSON.stringify(loggedCauses(thrown).map(({ message }) => message));
  expect(logged).not.toMatch(/secret|Ana|ana/);
});

test("what an operator needs stays: the kind of error, its places, its causes", () => {
  const [first, second] = loggedCauses(
    new TypeError("It isn't there, and can't be.", { cause: new Error("ECONNREFUSED 127.0.0.1:5432") }),
  );
  expect(first).toMatchObject({ name: "TypeError", message: "It isn't there, and can't be." });
  expect(first?.stack[0]).toMatch(/^at /);
  expect(second?.message).toBe("ECONNREFUSED 127.0.0.1:5432");
});
