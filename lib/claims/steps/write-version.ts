import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { type Doer, record } from "@/lib/core/facts";
import type { Prisma } from "@/lib/core/prisma/client";

type Said = Pick<Prisma.ClaimVersionUncheckedCreateInput, "value" | "wordsEn" | "wordsFr" | "wordsEs" | "wordsAr"> & {
  places: Prisma.ClaimVersionUncheckedCreateInput["places"];
};

/** What a claim says from now on; what it said stays to be read. */
export async function writeVersion(tx: Tx, actor: Doer, claim: { id: string; last: number }, said: Said) {
  const { value, wordsEn, wordsFr, wordsEs, wordsAr, places } = said;
  const version = claim.last + 1;
  const written = { writtenAt: now(), writtenById: actor.userId };
  await tx.claimVersion.create({
    data: {
      claimId: claim.id,
      number: version,
      value,
      wordsEn,
      wordsFr,
      wordsEs,
      wordsAr,
      places: places ?? [],
      ...written,
    },
  });
  await record(tx, actor, "claim.saved", { claimId: claim.id, version });
  return version;
}
