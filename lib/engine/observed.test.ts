import { expect, test } from "vitest";
import { aboutWorkflow } from "./observed.ts";

test.each([
  ["gen_01k0", { generation_id: "gen_01k0" }],
  ["gen_01k0.2", { generation_id: "gen_01k0" }],
  ["gen_01k0-s1", { generation_id: "gen_01k0", shot_id: "s1" }],
  ["gen_01k0.3-s12", { generation_id: "gen_01k0", shot_id: "s12" }],
  ["withdraw-gen_01k0.2", { generation_id: "gen_01k0" }],
  ["publish-pub_01k0-1", {}],
  ["deliver-msg_01k0-1", {}],
])("%s is about %j", (name, about) => {
  expect(aboutWorkflow(name)).toEqual(about);
});
