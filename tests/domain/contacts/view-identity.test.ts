import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { viewIdentity } from "@/lib/contacts/commands/view-identity";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

test("every view is recorded", async () => {
  const { disclosure, recruiter } = await anOpenName();
  for (let i = 0; i < 2; i++) await viewIdentity(recruiter.actor, { disclosureId: disclosure.id });
  expect(await db.disclosureView.count({ where: { disclosureId: disclosure.id } })).toBe(2);
});

test("another recruiter has no access, nor anybody after closing", async () => {
  const { disclosure, recruiter, player } = await anOpenName();
  const other = await aRecruiter();
  await expect(viewIdentity(other.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({ code: "not_found" });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await expect(viewIdentity(recruiter.actor, { disclosureId: disclosure.id })).rejects.toMatchObject({
    code: "identity_already_closed",
  });
  expect(await db.disclosureView.count({ where: { disclosureId: disclosure.id } })).toBe(0);
});
