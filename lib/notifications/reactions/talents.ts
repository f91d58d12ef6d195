import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

/** Of whom their alerts found; the letter was written with the act. */
export async function tellRecruiterOfTalents(tx: Tx, fact: Fact<"alert.matched">, tell: Tell) {
  const { recruiterId, at: foundAt } = fact.data;
  const members = await membersOf(tx, recruiterId);
  const about = { foundBy: recruiterId, foundAt };
  await notify(tx, fact, tell, members, { kind: "talentsFound", about, link: "/dashboard/alerts#found" });
}

/** Of new matches for their needs, those of one morning together. */
export async function tellRecruiterOfMatches(tx: Tx, fact: Fact<"need.matched">, tell: Tell) {
  const { recruiterId, at: matchedAt } = fact.data;
  const members = await membersOf(tx, recruiterId);
  const about = { matchedFor: recruiterId, matchedAt };
  await notify(tx, fact, tell, members, { kind: "needsMatched", about, link: "/dashboard/needs" });
}
