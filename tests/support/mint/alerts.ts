import { now } from "@/lib/platform/clock";
import { createActor, system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { AsRecruiter } from "@/lib/search/queries/watching";
import { noteCandidate } from "@/lib/search/steps/note-candidate";
import { sweepAlerts } from "@/lib/search/steps/sweep-alerts";
import { tellOfHits } from "@/lib/search/steps/tell-of-hits";
import { aPlayer, aRecruiter } from "./factories";

/** As the schedule does it. */
export const asRecruiter: AsRecruiter = ({ userId, ...whose }) =>
  createActor({ kind: "recruiter", userId, memberId: userId, seat: "owner", ...whose });

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
