import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { admit, system } from "@/lib/core/door";
import type { Prisma } from "@/lib/core/prisma/client";
import type { AsRecruiter } from "@/lib/talent/queries/watching";
import { noteCandidate } from "@/lib/talent/steps/note-candidate";
import { sweepAlerts } from "@/lib/talent/steps/sweep-alerts";
import { tellOfHits } from "@/lib/talent/steps/tell-of-hits";
import { aPlayer, aRecruiter } from "./factories";

/** As the schedule does it. */
export const asRecruiter: AsRecruiter = ({ userId, ...whose }) =>
  admit({ kind: "recruiter", userId, memberId: userId, seat: "owner", ...whose });

export const sweep = () => sweepAlerts(asRecruiter);
export const tell = (...when: ("instant" | "daily" | "weekly")[]) =>
  tellOfHits(system(), asRecruiter, when.length > 0 ? when : ["instant"]);

type Over = Partial<Prisma.TalentAlertUncheckedCreateInput>;

/** A recruiter with an alert that tells at once, on a word no other test's players bear unless `over` asks otherwise. */
export async function anAlert(criteria: object, over: Over = {}, recruiter?: Awaited<ReturnType<typeof aRecruiter>>) {
  const of = recruiter ?? (await aRecruiter());
  const at = now();
  const alert = await db.talentAlert.create({
    data: {
      recruiterId: of.recruiter.id,
      alertCriteria: criteria as Prisma.InputJsonValue,
      frequency: "instant",
      createdAt: at,
      watchesSince: at,
      ...over,
    },
  });
  return { ...of, alert };
}

/** A player who is new or has just changed. */
export async function aCandidate(over: Parameters<typeof aPlayer>[0] = {}) {
  const made = await aPlayer(over);
  await db.$transaction((tx) => noteCandidate(tx, made.player.id, now()));
  return made;
}

export const hitsOf = (recruiterId: string) => db.alertHit.findMany({ where: { recruiterId } });
