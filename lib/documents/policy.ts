import { secondsFrom } from "@/lib/platform/clock";
import {
  type Actor,
  type Guard,
  isSignedIn,
  isStaff,
  type Scope,
  type SignedIn,
  type Verdict,
} from "@/lib/platform/command/actor";
import { guardianKinds, proofKinds, stagedHours } from "./schema/document";

/** The conversation a file was sent in; `open` while the contact details are disclosed, `takenDown` when the file's message was. */
export type Talk = {
  playerId: string;
  playerUserId: string;
  recruiterId: string;
  minor: boolean;
  open: boolean;
  takenDown: boolean;
};
type JobOwner = { userId: string; recruiterId: string | null };
type ViewableDocument = {
  ownerId: string;
  kind: string;
  verificationCases: unknown[];
  /** The identity card of an offer, which support needs for introductions. */
  offered: boolean;
  application: { job: JobOwner; adult: boolean } | null;
  talk: Talk | null;
};

export type Viewer = SignedIn | Actor<"guardian">;

export const viewers: Guard<Viewer> = (actor) =>
  actor.kind === "guardian" || isSignedIn(actor) ? actor : "sign_in_required";

/** A document is visible to its owner and to those who work on it (staff, the poster of the job, the other side of the conversation); a guardian's documents are visible to verification staff only, never to the child. */
export function mayView(actor: Viewer, document: ViewableDocument): Verdict {
  if (document.talk && mayViewInConversation(actor, document.talk, document.ownerId)) return true;
  if (actor.kind === "guardian") return "not_found";
  const isOwner = actor.userId === document.ownerId;
  if (document.kind === "people_export") return (isOwner && isStaff(actor, "accounts")) || "not_found";
  if (guardianDocumentKinds.includes(document.kind)) return isStaff(actor, "verification") || "not_found";
  return isOwner || isPartOfWork(actor, document) || "not_found";
}

/** A club sees the player's files while the contact details are disclosed; the same holds for a minor's side and the club's files. */
function mayViewInConversation(
  actor: Viewer,
  { playerId, recruiterId, open, takenDown, ...talk }: Talk,
  ownerId: string,
): boolean {
  if (takenDown) return false;
  if (actor.recruiterId) return actor.recruiterId === recruiterId && (open || actor.userId === ownerId);
  const isVisible = open || !talk.minor || ownerId === talk.playerUserId;
  return isVisible && (actor.playerId ?? actor.guardianOf) === playerId;
}

const isPartOfWork = (actor: SignedIn, document: ViewableDocument) =>
  document.kind === "cv"
    ? isPoster(actor, document.application)
    : isStaff(actor, scopeOf(document)) || (document.offered && isStaff(actor, "support"));

function isPoster({ recruiterId, userId }: SignedIn, application: ViewableDocument["application"]): boolean {
  if (!application?.adult) return false;
  const { job } = application;
  return job.recruiterId ? recruiterId === job.recruiterId : userId === job.userId;
}

function scopeOf({ kind, verificationCases }: ViewableDocument): Scope {
  if (verificationCases.length > 0) return "verification";
  return documentKinds.includes(kind) ? "support" : "moderation";
}

const documentKinds: readonly string[] = proofKinds;
const guardianDocumentKinds: readonly string[] = guardianKinds;

type StagedFile = { ownerId: string; createdAt: Date; deleteAt: Date | null };

export const mayDrop = (actor: SignedIn, file: StagedFile): Verdict =>
  actor.userId === file.ownerId && isStaged(file) ? true : "not_found";

export const isStaged = ({ createdAt, deleteAt }: Omit<StagedFile, "ownerId">): boolean =>
  deleteAt !== null && deleteAt <= secondsFrom(createdAt, stagedHours * 3600);
