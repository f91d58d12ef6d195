import { expect, test } from "vitest";
import { organizationAnswers } from "@/lib/contacts/queries/public-answers";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aPlayer, aRecruiter, aThread } from "../../support/factories/people";

type Club = Awaited<ReturnType<typeof aRecruiter>>;
const HOUR = 3600;
const askedTime = daysFrom(now(), -30);

/** Requests to players, one for each entry: the hours until the answer, or the outcome. */
async function requests(club: Club, ends: (number | "expired" | "withdrawn" | "pending")[]) {
  for (const end of ends) {
    const { player } = await aPlayer();
    await db.contactRequest.create({
      data: {
        recruiterId: club.recruiter.id,
        playerId: player.id,
        message: "We look for a winger.",
        createdAt: askedTime,
        expiresAt: daysFrom(askedTime, 14),
        status: typeof end === "number" ? "refused" : end,
        answeredAt:
          typeof end === "number"
            ? secondsFrom(askedTime, end * HOUR)
            : end === "pending"
              ? null
              : daysFrom(askedTime, 14),
      },
    });
  }
}

/** Applications for a vacancy, one for each entry: the hours until the answer, or the days it has waited. */
async function applications(club: Club, ends: (number | { waits: number } | "withdrawn")[]) {
  const { id: jobId } = await anOffer({ userId: club.user.id, kind: "vacancy" });
  for (const end of ends)
    if (typeof end === "number")
      await anApplication({
        jobId,
        state: "declined",
        createdAt: askedTime,
        answeredAt: secondsFrom(askedTime, end * HOUR),
      });
    else if (end === "withdrawn") await anApplication({ jobId, state: "withdrawn", createdAt: askedTime });
    else await anApplication({ jobId, createdAt: daysFrom(now(), -end.waits) });
}

test("the players' answer rate is shown from five completed requests on; the median covers answered ones", async () => {
  const club = await aRecruiter();
  await requests(club, [1, 3, 10, "expired", "withdrawn", "pending"]);
  expect((await organizationAnswers(club.recruiter.id)).requests).toBeNull();
  await requests(club, ["expired"]);
  expect((await organizationAnswers(club.recruiter.id)).requests).toEqual({ count: 5, share: 60, median: 3 * HOUR });
});

test("the organization's answers count when given or overdue; withdrawn applications do not count", async () => {
  const club = await aRecruiter();
  await applications(club, [2, 4, 6, { waits: 15 }, { waits: 3 }, "withdrawn"]);
  expect((await organizationAnswers(club.recruiter.id)).own).toBeNull();
  await applications(club, [8]);
  expect((await organizationAnswers(club.recruiter.id)).own).toEqual({ count: 5, share: 80, median: 5 * HOUR });
});

test("a player's first message counts as a question and the organization's next message as its answer", async () => {
  const { threadId, player, recruiter } = await aThread();
  const [playerId, its] = [player.player.id, recruiter.recruiter.id];
  const says = (senderId: string, hours: number) =>
    db.message.create({
      data: {
        threadId,
        senderId,
        receiverId: senderId === playerId ? its : playerId,
        receiverType: senderId === playerId ? "recruiter" : "player",
        content: "Hello.",
        createdAt: secondsFrom(askedTime, hours * HOUR),
      },
    });
  await says(its, 0);
  await says(playerId, 1);
  await says(playerId, 2);
  await says(its, 21);
  await says(its, 40);
  await applications(recruiter, [1, 1, 100, 100]);
  expect((await organizationAnswers(its)).own).toEqual({ count: 5, share: 100, median: 20 * HOUR });
});

test("without requests nothing is shown", async () => {
  const { recruiter } = await aRecruiter();
  expect(await organizationAnswers(recruiter.id)).toEqual({ requests: null, own: null });
});
