import { expect, test } from "vitest";
import { restoreOffer, takeDownOffer } from "@/lib/jobs/steps/take-down-offer";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";

test("taking down returns the former status, once, and restoring sets it again", async () => {
  const { id } = await anOffer({ status: "closed" });
  const takeDown = () => db.$transaction((tx) => takeDownOffer(tx, id, "It asks for money."));
  expect([await takeDown(), await takeDown()]).toEqual([{ status: "closed" }, null]);
  const offer = () => db.sportJob.findUniqueOrThrow({ where: { id } });
  expect(await offer()).toMatchObject({ status: "rejected", takenDownReason: "It asks for money." });
  await db.$transaction((tx) => restoreOffer(tx, id, "closed"));
  expect(await offer()).toMatchObject({ status: "closed", takenDownReason: null });
});
