import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { viewNames } from "@/lib/contacts/commands/view-names";
import { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

test("a name view is recorded once a day, also in parallel, and shown to the player", async () => {
  const { disclosure, recruiter, player } = await anOpenName();
  const input = { disclosureIds: [disclosure.id] };
  await Promise.all([viewNames(recruiter.actor, input), viewNames(recruiter.actor, input)]);
  expect(await db.disclosureView.count({ where: { disclosureId: disclosure.id, what: "name" } })).toBe(1);
  expect((await whoSawWhat(player.actor)).glances).toMatchObject([{ what: "name" }]);
});

test("names of others and closed ones are skipped", async () => {
  const { disclosure, recruiter, player } = await anOpenName();
  const input = { disclosureIds: [disclosure.id] };
  expect(await viewNames((await aRecruiter()).actor, input)).toEqual({ count: 0 });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  expect(await viewNames(recruiter.actor, input)).toEqual({ count: 0 });
});

test("only views by recruiters are recorded", async () => {
  const { disclosure, player } = await anOpenName();
  await expect(viewNames(player.actor, { disclosureIds: [disclosure.id] })).rejects.toMatchObject({
    code: "recruiters_only",
  });
});
