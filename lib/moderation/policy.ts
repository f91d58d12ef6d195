import { daysFrom, now } from "@/lib/platform/clock";
import { type Actor, type Guard, isSignedIn, type SignedIn, type Verdict } from "@/lib/platform/command/actor";
import { appealDays, type Ruling, rulings, suspends } from "./schema";

export type Reporter = SignedIn | Actor<"guardian">;

/** Whoever has an account, and a guardian on the child's page. */
export const reporters: Guard<Reporter> = (actor) =>
  isSignedIn(actor) || actor.kind === "guardian" ? actor : "sign_in_required";

type Reported = { concernedId: string | null; organizationId?: string | null };

/** Nobody reports what is theirs, nor what is of the organization they are of. */
export function mayReport(
  { recruiterId }: Actor,
  { concernedId, organizationId }: Reported,
  reporter: { userId: string | null },
): Verdict {
  const isTheirs = concernedId === reporter.userId || (recruiterId !== null && recruiterId === organizationId);
  return !isTheirs || "report_own";
}

type Subject = { concernedId: string | null; concernedIsStaff: boolean };

/** What may be decided about a thing: nobody is warned of what is the house's own, and who works for it is not suspended here. */
export function rulingsFor({ concernedId, concernedIsStaff }: Subject): readonly Ruling[] {
  const person = concernedId !== null;
  const account = person && !concernedIsStaff;
  return rulings.filter((ruling) => {
    if (ruling === "warned") return person;
    return suspends(ruling) ? account : true;
  });
}

type Decided = { concernedId: string | null; decidedById: string | null };

/** Nobody judges what they are reported for. */
export const mayDecide = ({ userId }: Actor<"staff">, { concernedId }: Decided): Verdict =>
  concernedId !== userId || "case_is_own";

/** Whoever decided first does not decide about it again. */
export function mayDecideAppeal(actor: Actor<"staff">, subject: Decided): Verdict {
  if (subject.decidedById === actor.userId) return "appeal_by_another";
  return mayDecide(actor, subject);
}

type Appealable = { ruling: Ruling | null; decidedAt: Date | null; appealedAt: Date | null };

/** Once, within thirty days, against what was decided against somebody. */
export function mayAppeal({ ruling, decidedAt, appealedAt }: Appealable): Verdict {
  if (!decidedAt || ruling === "dismissed") return "not_found";
  if (appealedAt) return "appealed_already";
  return now() <= daysFrom(decidedAt, appealDays) || "appeal_too_late";
}
