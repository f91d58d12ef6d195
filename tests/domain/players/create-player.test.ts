import { expect, test } from "vitest";
import { daysFrom, latestBirthDate } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { editProfileInput } from "@/lib/players/schema/player";
import { createPlayer } from "@/lib/players/steps/create-player";
import { aPerson, aSport } from "../../support/factories/people";
import { aGuardianNamed, aProfileForm } from "../../support/factories/player-forms";

const inputOf = (over: Parameters<typeof aProfileForm>[0]) => editProfileInput.parse(aProfileForm(over));

async function create(over: Parameters<typeof aProfileForm>[0]) {
  await aSport();
  const actor = await aPerson("player");
  const owner = { userId: actor.userId!, email: "owner@test.recruit" };
  const { playerId } = await db.$transaction((tx) => createPlayer(tx, actor, owner, inputOf(over)));
  return db.player.findUniqueOrThrow({ where: { id: playerId }, include: { guardian: true } });
}

test("on the 18th birthday a player needs no guardian, the day before they do", async () => {
  const latest = latestBirthDate(18);
  const [eighteen, almost] = [latest, daysFrom(latest, 1)].map((day) => day.toISOString().slice(0, 10));
  expect(await create({ birthDate: eighteen })).toMatchObject({ status: "listed", guardian: null });
  await expect(create({ birthDate: almost })).rejects.toMatchObject({ code: "guardian_name_required" });
  const minor = await create({ birthDate: almost, ...aGuardianNamed() });
  expect(minor).toMatchObject({ status: "awaiting_guardian", guardian: { status: "invited" } });
});

test("joining records a domain event", async () => {
  const { id } = await create({});
  const events = await db.domainEvent.findMany({ where: { type: "player.joined" } });
  expect(events.map((event) => event.data)).toContainEqual({ playerId: id });
});

test("a national phone number is stored in international form; an invalid one is refused beside its field", async () => {
  expect(await create({ phone: "77 123 45 67", country: "SN" })).toMatchObject({ phone: "+221771234567" });
  await expect(create({ phone: "12345678" })).rejects.toMatchObject({ fields: { phone: ["phone_invalid"] } });
});
