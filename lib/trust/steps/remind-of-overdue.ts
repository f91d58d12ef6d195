import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { trustEvents } from "../events";
import { overdueCases } from "../queries/waiting";

/** Reminds the verification staff once a day of documents past their decision day; returns the number of documents. */
export const remindOfOverdue = (actor: Actor): Promise<number> =>
  transaction(async (tx) => {
    const day = now().toISOString().slice(0, 10);
    const ofToday = { type: "verification.overdue", data: { path: ["day"], equals: day } };
    if ((await tx.domainEvent.count({ where: ofToday })) > 0) return 0;
    const count = await tx.kycDocument.count({ where: overdueCases() });
    if (count > 0) await trustEvents.record(tx, actor, "verification.overdue", { day, count });
    return count;
  });
