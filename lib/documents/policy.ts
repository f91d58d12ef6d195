import type { Actor, Verdict } from "@/lib/core/actor";
import { secondsFrom } from "@/lib/core/clock";
import { stagedHours } from "./schema/document";

export const mayUpload = (actor: Actor): Verdict => (actor.userId ? true : "sign_in_required");

/** A document exists only for its owner and for administrators. */
export const mayView = (actor: Actor, document: { ownerId: string } | null): Verdict =>
  document !== null && (actor.role === "admin" || (actor.userId !== null && actor.userId === document.ownerId))
    ? true
    : "not_found";

type SentAhead = { ownerId: string; createdAt: Date; deleteAt: Date | null };

/** Only what its owner sent ahead and no form has taken yet. */
export const mayDrop = (actor: Actor, file: SentAhead | null): Verdict =>
  file !== null && actor.userId === file.ownerId && isStaged(file) ? true : "not_found";

/** Sent ahead of its form: deleted within a day unless the form takes it. */
export const isStaged = ({ createdAt, deleteAt }: Omit<SentAhead, "ownerId">): boolean =>
  deleteAt !== null && deleteAt <= secondsFrom(createdAt, stagedHours * 3600);

export const mayClearAway = (actor: Actor): Verdict => (actor.role === "system" ? true : "not_found");
