import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { allowEntry } from "@/lib/accounts/steps/allow-entry";
import { now } from "@/lib/platform/clock";

test("a closed, suspended, disabled or missing account is refused with its own reason", () => {
  const open = { id: randomUUID(), disabledAt: null, eraseAt: null, suspendedAt: null };
  expect(allowEntry(open)).toBe(open);
  for (const [user, code] of [
    [{ ...open, disabledAt: now(), eraseAt: now() }, "account_deleted"],
    [{ ...open, disabledAt: now(), suspendedAt: now() }, "account_suspended"],
    [{ ...open, disabledAt: now() }, "account_disabled"],
    [null, "account_disabled"],
  ] as const)
    expect(() => allowEntry(user)).toThrow(expect.objectContaining({ code }));
});
