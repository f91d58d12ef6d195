import { expect, test } from "vitest";
import { announceExpiry } from "@/lib/jobs/steps/announce-expiry";
import { daysFrom, now } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anOffer } from "../../support/factories/offers";

test("owners are notified once of open offers in their last week, not of newer or closed ones", async () => {
  const posted = (days: number, status: "active" | "closed" = "active") =>
    anOffer({ createdAt: daysFrom(now(), -days), status });
  const [due, young, closed] = [await posted(54), await posted(52), await posted(54, "closed")];
  await announceExpiry(system());
  await announceExpiry(system());
  const notificationCount = async ({ id }: { id: string }) =>
    db.domainEvent.count({ where: { type: "job.expiry_announced", data: { path: ["jobId"], equals: id } } });
  expect([await notificationCount(due), await notificationCount(young), await notificationCount(closed)]).toEqual([
    1, 0, 0,
  ]);
});
