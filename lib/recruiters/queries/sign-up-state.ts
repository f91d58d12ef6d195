import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { ownRecruiter } from "./own-recruiter";

/** What /recruiter-signup shows: registration to visitors, the profile form to accounts without a profile, the edit form to recruiters, and an explanation to everyone else. */
export async function signUpState(actor: Actor) {
  const recruiter = await ownRecruiter(actor);
  if (recruiter) return { kind: "recruiter", own: recruiter } as const;
  if (!actor.userId) return { kind: "visitor" } as const;
  if (actor.kind !== "member") return { kind: "other" } as const;
  const { email, profile } = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { email: true, profile: { select: { fullName: true } } },
  });
  return { kind: "account", email, fullName: profile?.fullName ?? "" } as const;
}
