import { afterEach, expect, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { cohorts, funnelOf, requestsBy } from "@/lib/trust/queries/loop";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

afterEach(() => setClock(null));

const createdAt = new Date("2017-05-31T22:30:00Z");

test("a player counts at the furthest step reached, in the month of sign-up", async () => {
  setClock(() => new Date("2017-06-20T10:00:00Z"));
  const [admin, { recruiter }] = [await anAdmin(), await aRecruiter()];
  const recruiterId = recruiter.id;
  const people = await Promise.all([
    aPlayer({ createdAt, status: "hidden" }),
    ...[1, 2, 3, 4, 5].map(() => aPlayer({ createdAt })),
  ]);
  const [, , opened, askedId, trial, signed] = people.map(({ player }) => player.id);
  await db.interest.create({ data: { recruiterId, playerId: opened!, kind: "opened", day: createdAt } });
  await db.contactRequest.create({
    data: { recruiterId, playerId: askedId!, message: "Hello", createdAt, expiresAt: createdAt },
  });
  await db.match.create({
    data: { recruiterId, playerId: trial!, sportMatch: "football", compatibilityScore: 1, status: "trial" },
  });
  await db.contract.create({ data: { recruiterId, playerId: signed!, totalCents: 1, signedAt: createdAt } });
  const june = (await cohorts(admin))!.find(({ month }) => month.toISOString().startsWith("2017-06-01"))!;
  expect(june).toMatchObject({ signedUp: 6, complete: 5, opened: 4, requested: 3, accepted: 2, trial: 2, signed: 1 });
  expect(funnelOf([june, june]).map(({ count }) => count)).toEqual([10, 8, 6, 4, 4, 2]);
  expect(await cohorts(await aStaffMember("accounts"))).toBeNull();
});

test("requests count in the week they were sent, with their outcome, including empty weeks", async () => {
  setClock(() => new Date("2016-06-20T10:00:00Z"));
  const [admin, { recruiter }, { player }] = [await anAdmin(), await aRecruiter(), await aPlayer()];
  const requestOn = (status: "accepted" | "expired" | "pending", day: string) => ({
    recruiterId: recruiter.id,
    playerId: player.id,
    message: "Hello",
    status,
    createdAt: new Date(day),
    expiresAt: new Date(day),
    answeredAt: status === "pending" ? null : new Date(day),
  });
  await db.contactRequest.createMany({
    data: [
      requestOn("accepted", "2016-06-12T22:30:00Z"),
      requestOn("expired", "2016-06-19T21:30:00Z"),
      requestOn("pending", "2016-06-19T22:30:00Z"),
    ],
  });
  const weeks = (await requestsBy(admin, "week"))!;
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-3)).toMatchObject([
    { sent: 0, accepted: 0, open: 0 },
    { since: new Date("2016-06-13"), sent: 2, accepted: 1, expired: 1, open: 0 },
    { since: new Date("2016-06-20"), sent: 1, accepted: 0, open: 1 },
  ]);
  expect((await requestsBy(admin, "month"))!.at(-1)).toMatchObject({ sent: 3, accepted: 1, expired: 1, open: 1 });
  expect(await requestsBy(await aStaffMember("support"), "month")).toBeNull();
});
