import { expect, test } from "vitest";
import { confirmAvailability } from "@/lib/measurements/commands/confirm-availability";
import { sayAvailability } from "@/lib/measurements/commands/say-availability";
import { ownAvailability } from "@/lib/measurements/queries/availability";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAvailabilityLink } from "../../support/factories/availability";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

test("a player can state availability at any time, which answers an open e-mail", async () => {
  const { actor, player } = await aPlayer();
  const token = await anAvailabilityLink(player.id);
  await sayAvailability(actor, { answer: "committed", committedOn: "2026-07-01" });
  expect(await ownAvailability(actor)).toMatchObject({ state: "committed", committedOn: new Date("2026-07-01") });
  await expect(confirmAvailability(visitor(), { token, answer: "available" })).rejects.toMatchObject({
    code: "link_invalid",
  });
  await sayAvailability(actor, { answer: "available" });
  expect(await ownAvailability(actor)).toMatchObject({ state: "free", committedOn: null });
});

test("a confirmed guardian states it for the child, an unconfirmed one cannot", async () => {
  const { guardianActor, player } = await aMinor();
  await sayAvailability(guardianActor, { answer: "unavailable" });
  expect(await ownAvailability(guardianActor)).toMatchObject({ state: "unavailable" });
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "declined" } });
  await expect(sayAvailability(guardianActor, { answer: "available" })).rejects.toMatchObject({
    code: "guardian_yes_first",
  });
});

test("refuses users without a profile", async () => {
  const recruiter = await aRecruiter();
  await expect(sayAvailability(recruiter.actor, { answer: "available" })).rejects.toMatchObject({
    code: "players_only",
  });
  expect(await ownAvailability(recruiter.actor)).toBeNull();
});
