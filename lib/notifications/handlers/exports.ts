import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { notify } from "../steps/notify";

export async function notifyOfExport(tx: Tx, event: DomainEvent<"export.finished">, notifyPages: NotifyPages) {
  const where = { id: event.data.exportId };
  const exportJob = await tx.peopleExport.findUnique({ where, select: { askedById: true } });
  if (exportJob)
    await notify(tx, event, notifyPages, [exportJob.askedById], { kind: "exportReady", link: "/admin/users/exports" });
}
