import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayAppear, maySay } from "@/lib/players/policy";
import { bornBefore } from "@/lib/players/schema/ages";
import { noReach } from "../queries/owned";
import { takeDownOffer } from "./take-down-offer";

/** Of offers that anybody can read, those of minors that show contact details, look for staff, or wait for a guardian: each is put right, once. Returns how many. */
export const protectMinors = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) => db.sportJob.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) => transaction((tx) => protect(tx, actor, jobId)),
  );

/** The same of one child, at once. */
export async function protectMinor(tx: Tx, doer: EventActor, playerId: string) {
  const jobs = await tx.sportJob.findMany({
    where: { AND: [due(), { user: { player: { id: playerId } } }] },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of jobs) await protect(tx, doer, id);
}

async function protect(tx: Tx, doer: EventActor, jobId: string): Promise<boolean> {
  await tx.$queryRaw`select id from sport_jobs where id = ${jobId}::uuid for update`;
  const job = await tx.sportJob.findFirst({ where: { ...due(), id: jobId }, select: offer });
  const player = job?.user.player;
  if (!job || !player) return false;
  const text = [job.title, job.description, ...job.certifications].join("\n");
  const says = maySay({ ...player, minor: true }, text) === true;
  const stays = job.kind === "candidate" && mayAppear(player) === true && says;
  if (!stays) await takeDownOffer(tx, jobId, null);
  await tx.sportJob.update({ where: { id: jobId }, data: noReach });
  await recordEvent(tx, doer, "job.protected", { jobId, stays });
  return true;
}

const due = () =>
  ({
    status: { in: ["active", "draft", "closed"] },
    recruiterId: null,
    user: { player: { birthDate: { gt: bornBefore(now()) } } },
    OR: [
      { kind: "vacancy" },
      { NOT: { user: { player: { guardian: { status: "confirmed" } } } } },
      ...Object.keys(noReach).map((column) => ({ [column]: { not: null } })),
    ],
  }) satisfies Prisma.SportJobWhereInput;

const offer = {
  kind: true,
  title: true,
  description: true,
  certifications: true,
  user: {
    select: {
      player: { select: { birthDate: true, email: true, phone: true, guardian: { select: { status: true } } } },
    },
  },
} as const;
