import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

/** Of whom their alerts found; the letter was written with the act. */
export async function tellRecruiterOfTalents(tx: Tx, fact: DomainEvent<"alert.matched">, notifyPages: NotifyPages) {
  const { recruiterId, at: foundAt } = fact.data;
  const members = await membersOf(tx, recruiterId);
  const about = { foundBy: recruiterId, foundAt };
  await notify(tx, fact, notifyPages, members, { kind: "talentsFound", about, link: "/dashboard/alerts#found" });
}

/** Of new matches for their needs, those of one morning together. */
export async function tellRecruiterOfMatches(tx: Tx, fact: DomainEvent<"need.matched">, notifyPages: NotifyPages) {
  const { recruiterId, at: matchedAt } = fact.data;
  const members = await membersOf(tx, recruiterId);
  const about = { matchedFor: recruiterId, matchedAt };
  await notify(tx, fact, notifyPages, members, { kind: "needsMatched", about, link: "/dashboard/needs" });
}
