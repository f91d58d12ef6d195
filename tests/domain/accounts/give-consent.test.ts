import { expect, test } from "vitest";
import { consentVersions } from "@/lib/accounts/schema";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

test("giving and withdrawing a consent are two entries of one log, with the version of the wording", async () => {
  const { userId } = await aPerson();
  await db.$transaction((tx) => giveConsent(tx, userId!, "agent_service"));
  await db.$transaction((tx) => giveConsent(tx, userId!, "agent_service", { given: false, givenBy: "guardian" }));
  const log = await db.consent.findMany({ where: { userId: userId! }, orderBy: { createdAt: "asc" } });
  const version = consentVersions.agent_service;
  expect(log).toMatchObject([
    { given: true, givenBy: "self", version },
    { given: false, givenBy: "guardian", version },
  ]);
});
