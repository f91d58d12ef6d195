import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** What a player last said themselves to the account and the terms, when, and to which wording; null for whoever was never asked. */
export function ownYes(client: Tx, userId: string) {
  return client.consent.findFirst({
    where: { userId, kind: "terms", givenBy: "self" },
    orderBy: [{ createdAt: "desc" }, { given: "desc" }],
    select: { given: true, version: true, createdAt: true },
  });
}

export type OwnYes = Awaited<ReturnType<typeof ownYes>>;
