import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { notify } from "../steps/notify";

/** Whoever asked for the file. */
export async function tellAsker(tx: Tx, fact: DomainEvent<"export.finished">, notifyPages: NotifyPages) {
  const where = { id: fact.data.exportId };
  const found = await tx.peopleExport.findUnique({ where, select: { askedById: true } });
  if (found)
    await notify(tx, fact, notifyPages, [found.askedById], { kind: "exportReady", link: "/admin/users/exports" });
}
