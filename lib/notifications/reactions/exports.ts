import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { notify } from "../steps/notify";

/** Whoever asked for the file. */
export async function tellAsker(tx: Tx, fact: Fact<"export.finished">, tell: Tell) {
  const where = { id: fact.data.exportId };
  const found = await tx.peopleExport.findUnique({ where, select: { askedById: true } });
  if (found) await notify(tx, fact, tell, [found.askedById], { kind: "exportReady", link: "/admin/users/exports" });
}
