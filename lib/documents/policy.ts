import { isStaff, type Scope, type SignedIn, type Verdict } from "@/lib/core/actor";
import { secondsFrom } from "@/lib/core/clock";
import { stagedHours, storedKinds } from "./schema/document";

type Kept = { ownerId: string; kind: string; kyc: unknown[]; application: { job: { userId: string } } | null };

/** A document exists only for its owner and for whose work it is: the staff, or who reads the application it came with; a file of everybody for who asked for it, while that is their work. */
export function mayView(actor: SignedIn, document: Kept): Verdict {
  const isOwners = actor.userId === document.ownerId;
  if (document.kind === "people_export") return (isOwners && isStaff(actor, "accounts")) || "not_found";
  return isOwners || isTheirWork(actor, document) || "not_found";
}

const isTheirWork = (actor: SignedIn, document: Kept) =>
  document.kind === "cv" ? actor.userId === document.application?.job.userId : isStaff(actor, scopeOf(document));

/** The papers of an offer are looked at by who puts both in touch. */
function scopeOf({ kind, kyc }: Kept): Scope {
  if (kyc.length > 0) return "verification";
  return papers.includes(kind) ? "support" : "moderation";
}

const papers: readonly string[] = storedKinds;

type SentAhead = { ownerId: string; createdAt: Date; deleteAt: Date | null };

/** Only what its owner sent ahead and no form has taken yet. */
export const mayDrop = (actor: SignedIn, file: SentAhead): Verdict =>
  actor.userId === file.ownerId && isStaged(file) ? true : "not_found";

/** Sent ahead of its form: deleted within a day unless the form takes it. */
export const isStaged = ({ createdAt, deleteAt }: Omit<SentAhead, "ownerId">): boolean =>
  deleteAt !== null && deleteAt <= secondsFrom(createdAt, stagedHours * 3600);
