import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { getPerson } from "@/lib/trust/queries/person";
import { anAdmin, aPlayer, aStaffMember } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

test("a person's page shows their data and their relations with others", async () => {
  const { player, recruiter } = await anOpenName();
  const admin = await anAdmin();
  const asPlayer = await getPerson(admin, player.player.id);
  expect(asPlayer).toMatchObject({ name: player.player.fullName, user: { email: player.user.email } });
  const events = expect.arrayContaining([
    expect.objectContaining({
      type: "contact.answered",
      names: expect.objectContaining({
        player: player.player.fullName,
        organization: recruiter.recruiter.organizationName,
      }),
    }),
  ]);
  expect(asPlayer?.activity).toEqual(events);
  expect((await getPerson(admin, recruiter.recruiter.id))?.activity).toEqual(events);
});

test("an e-sport player without an account and an unknown person have no page", async () => {
  const admin = await anAdmin();
  const esport = await db.esportPlayer.create({ data: { fullName: "Ada Pixel", nationality: "SE" } });
  expect(await getPerson(admin, esport.id)).toMatchObject({ name: "Ada Pixel", user: null, activity: [] });
  for (const id of [randomUUID(), "nonsense"]) expect(await getPerson(admin, id)).toBeNull();
  expect(await getPerson(await aStaffMember("reports"), esport.id)).toBeNull();
});

test("the state of a person equals the one in the list", async () => {
  const [admin, { user, player }] = [await anAdmin(), await aPlayer()];
  const accountState = async () => (await getPerson(admin, player.id))?.state;
  expect(await accountState()).toBe("active");
  await db.user.update({ where: { id: user.id }, data: { disabledAt: now(), suspendedAt: now() } });
  expect(await accountState()).toBe("suspended");
});
