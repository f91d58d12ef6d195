import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

type Verdict = DomainEvent<"recruiter.verified" | "recruiter.rejected" | "licence.rejected">;

export async function notifyRecruiterOfVerdict(tx: Tx, event: Verdict, notifyPages: NotifyPages) {
  const news =
    event.type === "recruiter.verified"
      ? ({ kind: "verified", link: "/players" } as const)
      : ({ kind: "rejected", link: "/recruiter-signup" } as const);
  await notify(tx, event, notifyPages, await membersOf(tx, event.data.recruiterId), news);
}

export async function notifyRecruiterOfPlan(
  tx: Tx,
  event: DomainEvent<"subscription.changed">,
  notifyPages: NotifyPages,
) {
  for (const userId of await membersOf(tx, event.data.recruiterId)) notifyPages(userId, "request");
}

export async function notifyPlayerOfGuardian(
  tx: Tx,
  event: DomainEvent<"guardian.confirmed" | "guardian.declined">,
  notifyPages: NotifyPages,
) {
  const { playerId } = event.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const kind = event.type === "guardian.confirmed" ? "guardianConfirmed" : "guardianDeclined";
  await notify(tx, event, notifyPages, [userId], { kind, about: { playerId }, link: "/dashboard" });
}

/** A minor's guardian learns of a rejection by e-mail, so the minor is only notified of a success. */
export async function notifyPlayerOfVerdict(
  tx: Tx,
  event: DomainEvent<"player.verified" | "player.rejected">,
  notifyPages: NotifyPages,
) {
  const { userId, birthDate } = await tx.player.findUniqueOrThrow({
    where: { id: event.data.playerId },
    select: { userId: true, birthDate: true },
  });
  const link = "/player-signup#identity-check";
  if (event.type === "player.verified")
    await notify(tx, event, notifyPages, [userId], { kind: "identityChecked", link });
  else if (!isMinor(birthDate)) await notify(tx, event, notifyPages, [userId], { kind: "rejected", link });
}

export async function notifyStaffOfScopes(
  tx: Tx,
  event: DomainEvent<"staff.scopes_changed">,
  notifyPages: NotifyPages,
) {
  const { userId } = event.data;
  if (event.actorId !== userId)
    await notify(tx, event, notifyPages, [userId], { kind: "scopesChanged", link: "/admin" });
}
