import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { forEachDue } from "@/lib/core/in-pages";
import { liftSuspension } from "./suspend-account";

/** Accounts whose suspension is over are open again; returns how many. */
export const liftSuspensions = (actor: Actor): Promise<number> =>
  forEachDue(
    (id, take) =>
      db.user.findMany({
        where: { suspendedUntil: { lte: now() }, id },
        orderBy: { id: "asc" },
        take,
        select: { id: true },
      }),
    (id) => transaction((tx) => liftSuspension(tx, actor, id)),
  );
