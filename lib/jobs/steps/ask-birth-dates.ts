import "server-only";
import { noteBirthDateAsked } from "@/lib/accounts/steps/keep-birth-date";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import type { Prisma } from "@/lib/platform/prisma/client";
import { jobEvents } from "../events";
import { waitingForBirthDate } from "../queries/owned";

export const askBirthDates = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) => db.user.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (userId) =>
      transaction(async (tx) => {
        const isFirst = await noteBirthDateAsked(tx, userId);
        if (isFirst) await jobEvents.record(tx, actor, "job.birth_date_asked", { userId });
        return isFirst;
      }),
  );

const due = {
  disabledAt: null,
  profile: { birthDateAskedAt: null },
  jobs: { some: waitingForBirthDate },
} satisfies Prisma.UserWhereInput;
