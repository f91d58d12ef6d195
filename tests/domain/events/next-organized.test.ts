import { expect, test } from "vitest";
import { nextOrganized } from "@/lib/events/queries/organized";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent } from "../../support/factories/events";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const starting = (days: number) => ({
  startDate: daysFrom(now(), days),
  endDate: daysFrom(now(), days + 1),
  registrationDeadline: null,
});

test("a club's dashboard shows its own next three events, the first to begin first, drafts too", async () => {
  const club = await aRecruiter();
  const { event: third } = await anEvent({ by: club, ...starting(30) });
  const { event: first } = await anEvent({ by: club, ...starting(3) });
  const { event: second } = await anEvent({ by: club, ...starting(12), status: "draft" });
  await anEvent({ by: club, ...starting(40) });
  await anEvent({ by: club, ...starting(-5) });
  await anEvent({ by: club, ...starting(1), status: "cancelled", cancelReason: "The pitch is frozen." });
  await anEvent(starting(2));
  const nextEvent = await nextOrganized(club.actor);
  expect(nextEvent.map(({ id, state }) => [id, state])).toEqual([
    [first.id, "upcoming"],
    [second.id, "draft"],
    [third.id, "upcoming"],
  ]);
});

test("each event shows registered, undecided and waiting players, without canceled ones", async () => {
  const club = await aRecruiter();
  const { event: busy, queue } = await aFullEvent(4, { by: club, ...starting(3) });
  for (const days of [-5, -6, -7]) await anEvent({ by: club, ...starting(days) });
  const { event: quiet } = await anEvent({ by: club, ...starting(4) });
  const becomes = (index: number, status: "confirmed" | "cancelled") =>
    db.eventRegistration.updateMany({ where: { playerId: queue[index]!.player.id }, data: { status } });
  await becomes(0, "confirmed");
  await becomes(1, "cancelled");
  const nextEvent = await nextOrganized(club.actor);
  expect(nextEvent.map(({ id, taken, pending, waiting }) => [id, taken, pending, waiting])).toEqual([
    [busy.id, 2, 1, 2],
    [quiet.id, 0, 0, 0],
  ]);
});

test("players have no organized events", async () => {
  await anEvent(starting(3));
  expect(await nextOrganized((await aPlayer()).actor)).toEqual([]);
});
