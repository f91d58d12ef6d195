import { expect, test } from "vitest";
import { availabilityOf } from "@/lib/measurements/queries/availability";
import { keepAvailability } from "@/lib/measurements/steps/keep-availability";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

type Answer = Parameters<typeof keepAvailability>[3];
type Player = Awaited<ReturnType<typeof aPlayer>>;

const answerAs = ({ actor, player }: Player, answer: Answer) =>
  db.$transaction((tx) => keepAvailability(tx, actor, player.id, answer));

test("available from a date: unavailable until then, and the date is a claim", async () => {
  const player = await aPlayer();
  const availableFrom = new Date(daysFrom(now(), 90).toISOString().slice(0, 10));
  await answerAs(player, { answer: "from", availableFrom });
  expect(await availabilityOf(player.player.id)).toMatchObject({ state: "bound", from: availableFrom });
  const claims = await db.playerClaim.findMany({ where: { playerId: player.player.id } });
  expect(claims).toMatchObject([{ attribute: "available_from", grade: "self", day: availableFrom }]);
});

test("still available keeps the former statement; after a no it means from today", async () => {
  const player = await aPlayer();
  await answerAs(player, { answer: "from", availableFrom: daysFrom(now(), 60) });
  await answerAs(player, { answer: "available" });
  expect((await availabilityOf(player.player.id)).state).toBe("bound");
  await answerAs(player, { answer: "unavailable" });
  expect((await availabilityOf(player.player.id)).state).toBe("unavailable");
  await answerAs(player, { answer: "available" });
  expect((await availabilityOf(player.player.id)).state).toBe("free");
});

test("the last statement of a day is kept", async () => {
  const player = await aPlayer();
  const dayIn = (days: number) => new Date(daysFrom(now(), days).toISOString().slice(0, 10));
  for (const days of [30, 60, 90]) await answerAs(player, { answer: "from", availableFrom: dayIn(days) });
  const claims = await db.playerClaim.findMany({ where: { playerId: player.player.id } });
  expect(claims).toMatchObject([{ attribute: "available_from", grade: "self", day: dayIn(90) }]);
});
