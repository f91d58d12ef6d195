import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** The player's own latest answer to the account and its terms, with its date and wording; null when never asked. */
export function ownConsent(client: Tx, userId: string) {
  return client.consent.findFirst({
    where: { userId, kind: "terms", givenBy: "self" },
    orderBy: [{ createdAt: "desc" }, { given: "desc" }],
    select: { given: true, version: true, createdAt: true },
  });
}

export type OwnConsent = Awaited<ReturnType<typeof ownConsent>>;
