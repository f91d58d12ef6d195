import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { getOffer, listOpenOffers } from "@/lib/jobs/queries/public";
import { announceExpiry } from "@/lib/jobs/steps/announce-expiry";
import { expireOffers } from "@/lib/jobs/steps/expire-offers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aPerson } from "../../support/factories/people";

afterEach(() => setClock(null));

/** Early enough that every day of these tests is past: other tests share the offers. */
const start = daysFrom(now(), -70);
const onDay = (day: number) => setClock(() => daysFrom(start, day));
async function aRound() {
  await announceExpiry(system());
  await expireOffers(system());
  await runDueHandlers();
}

async function anOwnOffer(createdAt = start) {
  const owner = await aPerson();
  const { id } = await anOffer({ userId: owner.userId!, createdAt });
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: owner.userId! } });
  const subjects = async () =>
    (await db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } })).map(({ subject }) => subject);
  return { owner, id, subjects, isOpen: async () => (await getOffer(id))?.status === "active" };
}

test("the owner is notified a week before expiry, and the expired offer is removed from listings and sitemap", async () => {
  const { id, subjects, isOpen } = await anOwnOffer();
  for (const day of [52, 53.1, 54]) {
    onDay(day);
    await aRound();
  }
  expect(await subjects()).toEqual([expect.stringContaining("in 7 days")]);
  expect(await isOpen()).toBe(true);
  onDay(60.2);
  await aRound();
  expect(await isOpen()).toBe(false);
  expect((await listOpenOffers()).map((offer) => offer.id)).not.toContain(id);
  expect(await subjects()).toEqual([expect.anything(), expect.stringContaining("Your job listing has expired")]);
});

test("an offer can be renewed with one click before and after it expires", async () => {
  const { owner, id, subjects, isOpen } = await anOwnOffer();
  onDay(53.1);
  await aRound();
  await renewJob(owner, { jobId: id });
  onDay(60.2);
  await aRound();
  expect([await isOpen(), (await subjects()).length]).toEqual([true, 1]);
});

test("an old offer, such as an imported one, gets a week's notice too", async () => {
  const { isOpen } = await anOwnOffer(daysFrom(start, -400));
  onDay(0);
  await aRound();
  expect(await isOpen()).toBe(true);
  onDay(7.1);
  await aRound();
  expect(await isOpen()).toBe(false);
});
