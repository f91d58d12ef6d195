import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function notifyRecruiterOfAlert(tx: Tx, event: DomainEvent<"alert.matched">, notifyPages: NotifyPages) {
  const { recruiterId, at: foundAt } = event.data;
  const members = await membersOf(tx, recruiterId);
  const about = { foundBy: recruiterId, foundAt };
  await notify(tx, event, notifyPages, members, { kind: "talentsFound", about, link: "/dashboard/alerts#found" });
}

export async function notifyRecruiterOfMatches(tx: Tx, event: DomainEvent<"need.matched">, notifyPages: NotifyPages) {
  const { recruiterId, at: matchedAt } = event.data;
  const members = await membersOf(tx, recruiterId);
  const about = { matchedFor: recruiterId, matchedAt };
  await notify(tx, event, notifyPages, members, { kind: "needsMatched", about, link: "/dashboard/needs" });
}
