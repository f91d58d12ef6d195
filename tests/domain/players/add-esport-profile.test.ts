import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { addEsportProfile } from "@/lib/players/commands/add-esport-profile";
import { anEsportForm } from "../../support/factories/esport";
import { aPerson, aPlayer, aRecruiter } from "../../support/factories/people";

const form = () => ({ ...anEsportForm(), terms: "on" });

test("an account without a profile gets the profile and the role", async () => {
  const member = await aPerson("player");
  const { esportPlayerId } = await addEsportProfile(member, form());
  expect(await db.esportPlayer.findUnique({ where: { id: esportPlayerId } })).toMatchObject({ userId: member.userId });
  expect(await db.userRole.findUnique({ where: { userId: member.userId } })).toMatchObject({ role: "esport_player" });
  expect(await db.profile.findUnique({ where: { id: member.userId } })).toMatchObject({ birthDate: null });
});

test("submitting a form twice in parallel creates one profile", async () => {
  const member = await aPerson("esport_player");
  const both = await Promise.allSettled([addEsportProfile(member, form()), addEsportProfile(member, form())]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "esport_profile_exists" } });
  expect(await db.esportPlayer.count({ where: { userId: member.userId } })).toBe(1);
});

test("a player or recruiter, and a form without the terms, are refused", async () => {
  for (const { actor } of [await aPlayer(), await aRecruiter()])
    await expect(addEsportProfile(actor, form())).rejects.toMatchObject({ code: "role_taken" });
  await expect(addEsportProfile(await aPerson(), anEsportForm())).rejects.toMatchObject({
    fields: { terms: ["terms_required"] },
  });
});
