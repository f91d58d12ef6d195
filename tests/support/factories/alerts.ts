import { now } from "@/lib/platform/clock";
import { createActor, system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { AsRecruiter } from "@/lib/search/queries/alert-watchers";
import { noteCandidate } from "@/lib/search/steps/note-candidate";
import { notifyAlertMatches } from "@/lib/search/steps/notify-alert-matches";
import { sweepAlerts } from "@/lib/search/steps/sweep-alerts";
import { aPlayer, aRecruiter } from "./people";

export const asRecruiter: AsRecruiter = ({ userId, ...membership }) =>
  createActor({ kind: "recruiter", userId, memberId: userId, teamRole: "owner", ...membership });

export const sweep = () => sweepAlerts(asRecruiter);
export const notifyDue = (...when: ("instant" | "daily" | "weekly")[]) =>
  notifyAlertMatches(system(), asRecruiter, when.length > 0 ? when : ["instant"]);

type Over = Partial<Prisma.TalentAlertUncheckedCreateInput>;

/** A recruiter with an instant alert; by default for a word that only this test's players have. */
export async function anAlert(criteria: object, over: Over = {}, recruiter?: Awaited<ReturnType<typeof aRecruiter>>) {
  const side = recruiter ?? (await aRecruiter());
  const time = now();
  const alert = await db.talentAlert.create({
    data: {
      recruiterId: side.recruiter.id,
      alertCriteria: criteria as Prisma.InputJsonValue,
      frequency: "instant",
      createdAt: time,
      watchesSince: time,
      ...over,
    },
  });
  return { ...side, alert };
}

export async function aCandidate(over: Parameters<typeof aPlayer>[0] = {}) {
  const player = await aPlayer(over);
  await db.$transaction((tx) => noteCandidate(tx, player.player.id, now()));
  return player;
}

export const hitsOf = (recruiterId: string) => db.alertHit.findMany({ where: { recruiterId } });
