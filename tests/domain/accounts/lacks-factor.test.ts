import { expect, test } from "vitest";
import { lacksFactor } from "@/lib/accounts/queries/factors";
import { visitor } from "@/lib/platform/command/create-actor";
import { aFactor } from "../../support/factories/factors";
import { aPerson, aStaffMember } from "../../support/factories/people";

test("staff and recruiters are asked until a second factor is verified", async () => {
  for (const actor of [await aStaffMember("support"), await aPerson("recruiter")]) {
    expect(await lacksFactor(actor)).toBe(true);
    await aFactor(actor.userId, { verifiedAt: null });
    expect(await lacksFactor(actor)).toBe(true);
    await aFactor(actor.userId);
    expect(await lacksFactor(actor)).toBe(false);
  }
});

test("nobody else is asked", async () => {
  for (const actor of [visitor(), await aPerson("player"), await aPerson("guardian"), await aPerson()])
    expect(await lacksFactor(actor)).toBe(false);
});
