import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { phoneToShow } from "@/lib/platform/text/phone";

export async function ownRecruiter(actor: Actor) {
  if (!actor.recruiterId) return null;
  const row = await db.recruiter.findUnique({
    where: { id: actor.recruiterId },
    omit: { userId: true, budgetCents: true },
  });
  if (!row) return null;
  return {
    ...row,
    phone: phoneToShow(row.phone, row.country).text,
    experienceLevel: row.experienceLevel?.replace("_", "-") ?? null,
    subscriptionPlan: row.subscriptionPlan?.replaceAll("_", "-") ?? null,
  };
}

export type OwnRecruiter = NonNullable<Awaited<ReturnType<typeof ownRecruiter>>>;
