import { expect, test } from "vitest";
import { sealer } from "./seal.ts";

const { seal, open } = sealer("the secret of this installation");

test("what is sealed says nothing, opens for its owner only, and notices a change", () => {
  const sealed = seal("wJalrXUtnFEMI", "conn_1");
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("wJalr");
  expect(seal("wJalrXUtnFEMI", "conn_1")).not.toBe(sealed);
  expect(open(sealed, "conn_1")).toBe("wJalrXUtnFEMI");
  expect(() => open(sealed, "conn_2")).toThrow("conn_2");
  expect(() => sealer("another secret").open(sealed, "conn_1")).toThrow("conn_1");
  const changed = Buffer.from(sealed, "base64");
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => open(changed.toString("base64"), "conn_1")).toThrow("conn_1");
  expect(() => open("", "conn_1")).toThrow();
});
