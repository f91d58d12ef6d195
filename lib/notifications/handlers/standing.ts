import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { isMinor } from "@/lib/players/policy";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

type Verdict = DomainEvent<"recruiter.verified" | "recruiter.rejected" | "licence.rejected">;

export async function tellRecruiterOfVerdict(tx: Tx, fact: Verdict, notifyPages: NotifyPages) {
  const news =
    fact.type === "recruiter.verified"
      ? ({ kind: "verified", link: "/players" } as const)
      : ({ kind: "rejected", link: "/recruiter-signup" } as const);
  await notify(tx, fact, notifyPages, await membersOf(tx, fact.data.recruiterId), news);
}

/** No bell: their open pages read the plan again. */
export async function tellRecruiterOfPlan(tx: Tx, fact: DomainEvent<"subscription.changed">, notifyPages: NotifyPages) {
  for (const userId of await membersOf(tx, fact.data.recruiterId)) notifyPages(userId, "request");
}

export async function tellPlayerOfGuardian(
  tx: Tx,
  fact: DomainEvent<"guardian.confirmed" | "guardian.declined">,
  notifyPages: NotifyPages,
) {
  const { playerId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const kind = fact.type === "guardian.confirmed" ? "guardianYes" : "guardianNo";
  await notify(tx, fact, notifyPages, [userId], { kind, about: { playerId }, link: "/dashboard" });
}

/** Of a minor's papers the guardian hears; the player, that they were good. */
export async function tellPlayerOfVerdict(
  tx: Tx,
  fact: DomainEvent<"player.verified" | "player.rejected">,
  notifyPages: NotifyPages,
) {
  const { userId, birthDate } = await tx.player.findUniqueOrThrow({
    where: { id: fact.data.playerId },
    select: { userId: true, birthDate: true },
  });
  const link = "/player-signup#identity-check";
  if (fact.type === "player.verified") await notify(tx, fact, notifyPages, [userId], { kind: "identityChecked", link });
  else if (!isMinor(birthDate)) await notify(tx, fact, notifyPages, [userId], { kind: "rejected", link });
}

/** Somebody else gave or took what one looks after. */
export async function tellOfScopes(tx: Tx, fact: DomainEvent<"staff.scopes_changed">, notifyPages: NotifyPages) {
  const { userId } = fact.data;
  if (fact.actorId !== userId) await notify(tx, fact, notifyPages, [userId], { kind: "scopesChanged", link: "/admin" });
}
