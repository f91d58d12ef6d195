import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import { mayAppear, maySay } from "@/lib/players/policy/players";
import { jobEvents } from "../events";
import { noContactDetails } from "../queries/owned";
import { takeDownOffer } from "./take-down";

/** Removes contact details from the offers of minors, and takes down vacancies, offers with contact details in their text and offers without a confirmed guardian. Returns the number of offers handled. */
export const protectMinors = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) => db.sportJob.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) => transaction((tx) => protectOffer(tx, actor, jobId)),
  );

export async function protectMinor(tx: Tx, actor: EventActor, playerId: string) {
  const jobs = await tx.sportJob.findMany({
    where: { AND: [due(), { user: { player: { id: playerId } } }] },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  for (const { id } of jobs) await protectOffer(tx, actor, id);
}

async function protectOffer(tx: Tx, actor: EventActor, jobId: string): Promise<boolean> {
  await tx.$queryRaw`select id from sport_jobs where id = ${jobId}::uuid for update`;
  const job = await tx.sportJob.findFirst({ where: { ...due(), id: jobId }, select: offerSelect });
  const player = job?.user.player;
  if (!job || !player) return false;
  const text = [job.title, job.description, ...job.certifications].join("\n");
  const isTextAllowed = maySay({ ...player, minor: true }, text) === true;
  const stays = job.kind === "candidate" && mayAppear(player) === true && isTextAllowed;
  if (!stays) await takeDownOffer(tx, jobId, null);
  await tx.sportJob.update({ where: { id: jobId }, data: { ...noContactDetails, pay: null } });
  await jobEvents.record(tx, actor, "job.protected", { jobId, stays });
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
      ...Object.keys(noContactDetails).map((column) => ({ [column]: { not: null } })),
    ],
  }) satisfies Prisma.SportJobWhereInput;

const offerSelect = {
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
