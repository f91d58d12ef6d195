import { expect, test } from "vitest";
import { stateAfter } from "@/lib/contacts/policy/requests";

test.each([
  // player, guardian, minor -> state
  [null, null, false, "pending"],
  [true, null, false, "accepted"],
  [false, null, false, "refused"],
  [null, null, true, "pending"],
  [true, null, true, "awaiting_guardian"],
  [true, true, true, "accepted"],
  [true, false, true, "refused"],
  [false, true, true, "refused"],
  [null, true, true, "pending"],
  [null, false, true, "refused"],
  [true, false, false, "accepted"],
] as const)("player %s, guardian %s, minor %s: %s", (playerAnswer, guardianAnswer, minor, state) => {
  expect(stateAfter({ playerAnswer, guardianAnswer, minor })).toBe(state);
});
