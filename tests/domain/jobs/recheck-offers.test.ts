import { expect, test } from "vitest";
import { recheckOffers } from "@/lib/jobs/steps/recheck-offers";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aMinor, aPlayer } from "../../support/factories/people";

const text = "Trains the youngest at Olivar.";
const masked = "Trains the youngest at [•••].";
const find = async () => (text: string) => {
  const from = text.indexOf("Olivar");
  return from < 0 ? [] : [{ from, to: from + "Olivar".length }];
};

test("offers and applications of this account are masked, their originals returned, all others stay", async () => {
  const [{ user }, { user: other, player }] = [await aMinor(), await aPlayer()];
  const offer = {
    kind: "candidate" as const,
    title: "Young coach",
    description: text,
    certifications: ["Licence", text],
  } satisfies Parameters<typeof anOffer>[0];
  const [{ id }, { id: jobId }] = [
    await anOffer({ userId: user.id, ...offer }),
    await anOffer({ userId: other.id, ...offer }),
  ];
  for (const userId of [user.id, other.id])
    await db.jobApplication.create({ data: { jobId, userId, name: player.handle, words: text } });
  expect(await transaction((tx) => recheckOffers(tx, user.id, find))).toEqual([text, text, text]);
  const stored = { title: "Young coach", description: masked, certifications: ["Licence", masked] };
  expect(await db.sportJob.findUnique({ where: { id } })).toMatchObject(stored);
  expect(await db.sportJob.findUnique({ where: { id: jobId } })).toMatchObject(offer);
  const applications = await db.jobApplication.findMany({ where: { jobId }, select: { userId: true, words: true } });
  expect(new Map(applications.map(({ userId, words }) => [userId, words]))).toEqual(
    new Map([
      [user.id, masked],
      [other.id, text],
    ]),
  );
});
