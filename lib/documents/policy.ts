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
import { guardianKinds, paperKinds, stagedHours } from "./schema/document";

/** A conversation that a file was sent in; `open` as long as the name is, `takenDown` with the message it came with. */
export type Talk = {
  playerId: string;
  playerUserId: string;
  recruiterId: string;
  minor: boolean;
  open: boolean;
  takenDown: boolean;
};
type Posted = { userId: string; recruiterId: string | null };
type Kept = {
  ownerId: string;
  kind: string;
  kyc: unknown[];
  /** `adult`: who sent it said when they were born, and is of age. */
  application: { job: Posted; adult: boolean } | null;
  talk: Talk | null;
};

export type Viewer = SignedIn | Actor<"guardian">;

export const viewers: Guard<Viewer> = (actor) =>
  actor.kind === "guardian" || isSignedIn(actor) ? actor : "sign_in_required";

/** A document exists only for its owner and for whose work it is: the staff, who reads the application it came with, who talks with its owner; a file of everybody for who asked for it, while that is their work. The papers of a guardian are never the child's to open. */
export function mayView(actor: Viewer, document: Kept): Verdict {
  if (document.talk && isInTalk(actor, document.talk, document.ownerId)) return true;
  if (actor.kind === "guardian") return "not_found";
  const isOwners = actor.userId === document.ownerId;
  if (document.kind === "people_export") return (isOwners && isStaff(actor, "accounts")) || "not_found";
  if (ofGuardian.includes(document.kind)) return isStaff(actor, "verification") || "not_found";
  return isOwners || isTheirWork(actor, document) || "not_found";
}

/** What the player's side sent is open to a club as long as the name is, and so is to a minor's side what the club sent. */
function isInTalk(actor: Viewer, { playerId, recruiterId, open, takenDown, ...talk }: Talk, ownerId: string): boolean {
  if (takenDown) return false;
  if (actor.recruiterId) return actor.recruiterId === recruiterId && (open || actor.userId === ownerId);
  const shown = open || !talk.minor || ownerId === talk.playerUserId;
  return shown && (actor.playerId ?? actor.guardianOf) === playerId;
}

const isTheirWork = (actor: SignedIn, document: Kept) =>
  document.kind === "cv" ? isPosters(actor, document.application) : isStaff(actor, scopeOf(document));

function isPosters({ recruiterId, userId }: SignedIn, application: Kept["application"]): boolean {
  if (!application?.adult) return false;
  const { job } = application;
  return job.recruiterId ? recruiterId === job.recruiterId : userId === job.userId;
}

function scopeOf({ kind, kyc }: Kept): Scope {
  if (kyc.length > 0) return "verification";
  return papers.includes(kind) ? "support" : "moderation";
}

const papers: readonly string[] = paperKinds;
const ofGuardian: readonly string[] = guardianKinds;

type SentAhead = { ownerId: string; createdAt: Date; deleteAt: Date | null };

/** Only what its owner sent ahead and no form has taken yet. */
export const mayDrop = (actor: SignedIn, file: SentAhead): Verdict =>
  actor.userId === file.ownerId && isStaged(file) ? true : "not_found";

/** Sent ahead of its form: deleted within a day unless the form takes it. */
export const isStaged = ({ createdAt, deleteAt }: Omit<SentAhead, "ownerId">): boolean =>
  deleteAt !== null && deleteAt <= secondsFrom(createdAt, stagedHours * 3600);
