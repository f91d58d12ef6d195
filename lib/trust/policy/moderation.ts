import { daysFrom, now } from "@/lib/platform/clock";
import { type Actor, type Guard, isSignedIn, type SignedIn, type Verdict } from "@/lib/platform/command/actor";
import { appealDays, type Ruling, rulings, suspends } from "../schema/moderation";

export type Reporter = SignedIn | Actor<"guardian">;

export const reporters: Guard<Reporter> = (actor) =>
  isSignedIn(actor) || actor.kind === "guardian" ? actor : "sign_in_required";

type Reported = { concernedId: string | null; organizationId?: string | null };

/** Nobody can report their own content or that of their organization. */
export function mayReport(
  { recruiterId }: Actor,
  { concernedId, organizationId }: Reported,
  reporter: { userId: string | null },
): Verdict {
  const isOwn = concernedId === reporter.userId || (recruiterId !== null && recruiterId === organizationId);
  return !isOwn || "report_own";
}

type Subject = { concernedId: string | null; concernedIsStaff: boolean };

/** The platform's own content has nobody to warn, and staff accounts cannot be suspended here. */
export function rulingsFor({ concernedId, concernedIsStaff }: Subject): readonly Ruling[] {
  const person = concernedId !== null;
  const account = person && !concernedIsStaff;
  return rulings.filter((ruling) => {
    if (ruling === "warned") return person;
    return suspends(ruling) ? account : true;
  });
}

type Decided = { concernedId: string | null; decidedById: string | null };

/** Nobody decides about a report of themselves. */
export const mayDecide = ({ userId }: Actor<"staff">, { concernedId }: Decided): Verdict =>
  concernedId !== userId || "case_is_own";

/** An appeal is decided by somebody else than the first decision. */
export function mayDecideAppeal(actor: Actor<"staff">, subject: Decided): Verdict {
  if (subject.decidedById === actor.userId) return "appeal_by_another";
  return mayDecide(actor, subject);
}

type Appealable = { ruling: Ruling | null; decidedAt: Date | null; appealedAt: Date | null };

/** One appeal, within `appealDays`, and not against a dismissal. */
export function mayAppeal({ ruling, decidedAt, appealedAt }: Appealable): Verdict {
  if (!decidedAt || ruling === "dismissed") return "not_found";
  if (appealedAt) return "appealed_already";
  return now() <= daysFrom(decidedAt, appealDays) || "appeal_too_late";
}
