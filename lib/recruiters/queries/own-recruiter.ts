import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { phoneToShow } from "@/lib/platform/text/phone";

/** The actor's recruiter profile as form values; null for anyone else. */
export async function ownRecruiter(actor: Actor) {
  if (!actor.recruiterId) return null;
  const found = await db.recruiter.findUnique({
    where: { id: actor.recruiterId },
    omit: { userId: true, budgetCents: true },
  });
  if (!found) return null;
  return {
    ...found,
    phone: phoneToShow(found.phone, found.country).text,
    experienceLevel: found.experienceLevel?.replace("_", "-") ?? null,
    subscriptionPlan: found.subscriptionPlan?.replaceAll("_", "-") ?? null,
  };
}

export type OwnRecruiter = NonNullable<Awaited<ReturnType<typeof ownRecruiter>>>;
