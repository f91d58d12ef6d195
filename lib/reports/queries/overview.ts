import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { countedFigures } from "./counted-figures";

/** The eight figures of the reports; null for who does not look after them. Those that the home page shows are the same there, and cost no count. */
export async function platformFigures(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const [counted, esport, jobSeekers, matches, pendingKyc] = await Promise.all([
    countedFigures(),
    db.esportPlayer.count({ where: withoutLeavers }),
    db.jobSeeker.count({ where: withoutLeavers }),
    db.match.count(),
    db.kycDocument.count({ where: { verificationStatus: "pending", verdict: null } }),
  ]);
  return { ...counted, esport, jobSeekers, matches, pendingKyc };
}

/** Rows of an earlier backend have no account. */
const withoutLeavers = { OR: [{ userId: null }, { user: { disabledAt: null } }] };

export type PlatformFigures = NonNullable<Awaited<ReturnType<typeof platformFigures>>>;
