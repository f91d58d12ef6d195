import { expect, test } from "vitest";
import { restoreOffer, restoreSeeker, takeDownOffer, takeDownSeeker } from "@/lib/jobs/steps/take-down";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";
import { aSeeker } from "../../support/factories/seekers";

test("taking down returns the former status, once, and restoring sets it again", async () => {
  const { id } = await anOffer({ status: "closed" });
  const takeDown = () => db.$transaction((tx) => takeDownOffer(tx, id, "It asks for money."));
  expect([await takeDown(), await takeDown()]).toEqual([{ status: "closed" }, null]);
  const offer = () => db.sportJob.findUniqueOrThrow({ where: { id } });
  expect(await offer()).toMatchObject({ status: "rejected", takenDownReason: "It asks for money." });
  await db.$transaction((tx) => restoreOffer(tx, id, "closed"));
  expect(await offer()).toMatchObject({ status: "closed", takenDownReason: null });
});

const statusOf = async (id: string) => (await db.jobSeeker.findUniqueOrThrow({ where: { id } })).status;

test("a profile is taken down and restored; a hidden one stays hidden", async () => {
  const [{ seeker: shownSeeker }, { seeker: hidden }] = [await aSeeker(), await aSeeker({ status: "hidden" })];
  for (const [id, was, down] of [
    [shownSeeker.id, "shown", "taken_down"],
    [hidden.id, "hidden", "hidden"],
  ] as const) {
    expect(await db.$transaction((tx) => takeDownSeeker(tx, id))).toEqual({ status: was });
    expect(await statusOf(id)).toBe(down);
    await db.$transaction((tx) => restoreSeeker(tx, id));
    expect(await statusOf(id)).toBe(was);
  }
});
