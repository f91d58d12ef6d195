import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { closeCv } from "@/lib/measurements/commands/close-cv";
import { checkedCv, openedCv } from "@/lib/measurements/queries/opened-cv";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aCv } from "../../support/factories/cvs";
import { aMinor, aPlayer } from "../../support/factories/people";

test("after the player closes a CV its link and code are invalid", async () => {
  const { actor, player } = await aPlayer();
  const cv = await aCv(player.id);
  expect(await openedCv(visitor(), cv.token)).toMatchObject({ state: "open" });
  await closeCv(actor, { cvId: cv.cvId });
  for (const answer of [await openedCv(visitor(), cv.token), await checkedCv(visitor(), cv.code)]) {
    expect(answer).toMatchObject({ state: "closed" });
    expect(JSON.stringify(answer)).not.toContain(player.handle);
    expect(answer).not.toHaveProperty("sheet");
  }
});

test("a child's CV can be closed by the guardian and the child", async () => {
  const { actor, player, guardianActor } = await aMinor();
  for (const side of [actor, guardianActor]) {
    const cv = await aCv(player.id, { ofMinor: true });
    await closeCv(side, { cvId: cv.cvId });
    expect((await cv.now()).closedAt).not.toBeNull();
  }
});

test("closing twice changes nothing", async () => {
  const { actor, player } = await aPlayer();
  const cv = await aCv(player.id);
  await Promise.all([closeCv(actor, { cvId: cv.cvId }), closeCv(actor, { cvId: cv.cvId })]);
  const events = await db.domainEvent.findMany({
    where: { type: "cv.closed", data: { path: ["cvId"], equals: cv.cvId } },
  });
  expect(events).toHaveLength(1);
});

test("another player's CV and an unknown one cannot be closed", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  const otherCv = await aCv(other.player.id);
  for (const cvId of [otherCv.cvId, randomUUID()])
    await expect(closeCv(ownPlayer.actor, { cvId })).rejects.toHaveProperty("code", "not_found");
  await expect(closeCv(visitor(), { cvId: otherCv.cvId })).rejects.toHaveProperty("code", "players_only");
  expect((await otherCv.now()).closedAt).toBeNull();
});
