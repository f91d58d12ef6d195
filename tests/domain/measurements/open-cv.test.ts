import { expect, test } from "vitest";
import { openCv } from "@/lib/measurements/commands/open-cv";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aCv } from "../../support/factories/cvs";
import { aMinor, aPerson, aPlayer } from "../../support/factories/people";

const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("each view counts on its day, also in parallel", async () => {
  const { actor, player } = await aPlayer();
  const { token, now: storedCv } = await aCv(player.id);
  await Promise.all(Array.from({ length: 5 }, () => openCv(visitor(), { token, agent })));
  const { openings } = await storedCv();
  expect(openings.map(({ count }) => count)).toEqual([5]);
  expect((await ownCvs(actor))?.cvs[0]).toMatchObject({ opened: 5 });
});

test("robots and the player side are not counted", async () => {
  const { actor, player } = await aPlayer();
  const { token, now: storedCv } = await aCv(player.id);
  for (const robot of ["", "Googlebot/2.1", "WhatsApp preview", "curl/8.9"])
    await openCv(visitor(), { token, agent: robot });
  await openCv(actor, { token, agent });
  const child = await aMinor();
  const parent = await aPerson("guardian");
  await db.guardian.update({ where: { playerId: child.player.id }, data: { userId: parent.userId } });
  const ofChild = await aCv(child.player.id);
  await openCv(parent, { token: ofChild.token, agent });
  expect([...(await storedCv()).openings, ...(await ofChild.now()).openings]).toEqual([]);
});

test("closed, expired and unknown CVs are not counted", async () => {
  const { player } = await aPlayer();
  const closed = await aCv(player.id, { closedAt: now() });
  const ended = await aCv(player.id, { endsAt: daysFrom(now(), -1) });
  for (const { token } of [closed, ended, { token: "x".repeat(43) }])
    expect(await openCv(visitor(), { token, agent })).toEqual({ counted: false });
  await expect(openCv(visitor(), { token: "short", agent })).rejects.toHaveProperty("code", "invalid");
});
