import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { liftSuspension } from "./suspend-account";

export const liftSuspensions = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.user.findMany({
        where: { suspendedUntil: { lte: now() }, id },
        orderBy: { id: "asc" },
        take,
        select: { id: true },
      }),
    (id) => transaction((tx) => liftSuspension(tx, actor, id)),
  );
