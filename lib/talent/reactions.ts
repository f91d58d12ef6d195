import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";

export async function eraseSearches(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  const recruiter = { userId };
  await tx.recruiterSearchHistory.deleteMany({ where: { recruiter } });
  await tx.talentAlert.deleteMany({ where: { recruiter } });
}
