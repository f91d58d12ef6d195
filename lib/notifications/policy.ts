import { type Actor, type Guard, isSignedIn, type SignedIn } from "@/lib/platform/command/actor";
import type { Reader } from "@/lib/platform/outbox/notification-choice";

export type Chooser = SignedIn | Actor<"guardian">;

export const choosers: Guard<Chooser> = (actor) =>
  isSignedIn(actor) || actor.kind === "guardian" ? actor : "sign_in_required";

export const readerOf = (actor: Chooser): Reader =>
  actor.kind === "guardian" ? { guardianOf: actor.guardianOf } : { userId: actor.userId };
