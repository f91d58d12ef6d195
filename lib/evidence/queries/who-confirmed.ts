import "server-only";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { counts } from "../policy";
import { stateOf } from "../schema/confirmation";
import { isHigher } from "../schema/grade";
import { shownSelect } from "./shown-claim";
import { type Reader, shownTo } from "./shown-claims";

/** Who stands behind what this reader may know of a player: name, role and club, never an address. Of somebody who has not answered yet the role alone is told. */
export async function whoConfirmed(playerId: string, reader: Reader) {
  const rows = await db.confirmation.findMany({
    where: { playerId, withdrawnAt: null, takenBackAt: null, voidedAt: null },
    orderBy: [{ answeredAt: { sort: "desc", nulls: "last" } }, { askedAt: "desc" }],
    select: {
      id: true,
      name: true,
      role: true,
      club: true,
      proof: true,
      flags: true,
      askedAt: true,
      expiresAt: true,
      withdrawnAt: true,
      answeredAt: true,
      takenBackAt: true,
      clearedAt: true,
      voidedAt: true,
      recruiter: { select: { organizationName: true } },
      claims: {
        // Without a claim it is a free fact, which every profile shows.
        where: { OR: [{ claimId: null }, { claim: shownTo(reader) }] },
        select: { id: true, answer: true, grade: true, ...shownSelect },
        orderBy: { id: "asc" },
      },
    },
  });
  return rows.flatMap(({ flags, claims, ...row }) => {
    const standing = counts({ ...row, flags });
    const state = stateOf(row, now());
    if (!standing && (state !== "waiting" || claims.length === 0)) return [];
    const about = standing ? claims.filter(({ answer }) => answer === "confirmed") : claims;
    if (about.length === 0) return [];
    const { id, role, club, proof, askedAt, answeredAt, recruiter } = row;
    const organization = recruiter?.organizationName ?? null;
    return [
      { id, role, club, proof, askedAt, answeredAt, organization, claims: about, name: standing ? row.name : null },
    ];
  });
}

/** What events and federations vouch for, of what this reader may know, by who they are, the highest grade first; whose name it is stands in the claim itself. */
export async function vouchedFor(playerId: string, reader: Reader) {
  const where = { playerId, grade: { in: ["event" as const, "federation" as const] } };
  const [claims, facts] = await Promise.all([
    db.playerClaim.findMany({
      where: { ...where, ...shownTo(reader) },
      orderBy: { measuredOn: "desc" },
      select: { eventId: true, ...shownSelect.claim.select },
    }),
    db.playerFact.findMany({
      where,
      orderBy: { createdAt: "desc" },
      select: { eventId: true, ...shownSelect.fact.select },
    }),
  ]);
  const all = [
    ...claims.map((claim) => ({ ...claim, on: claim.measuredOn, claim, fact: null })),
    ...facts.map((fact) => ({ ...fact, on: fact.happenedOn, claim: null, fact })),
  ];
  const sources = Map.groupBy(all, ({ eventId, grade, source }) => `${grade} ${eventId ?? source}`);
  return [...sources]
    .flatMap(([key, [first, ...more]]) =>
      first
        ? [
            {
              key,
              grade: first.grade,
              source: first.source,
              on: first.on,
              linked: first.eventId !== null,
              claims: [first, ...more],
            },
          ]
        : [],
    )
    .toSorted((one, other) => Number(isHigher(other.grade, one.grade)) - Number(isHigher(one.grade, other.grade)));
}

export type Voucher = Awaited<ReturnType<typeof vouchedFor>>[number];
export type Confirmer = Awaited<ReturnType<typeof whoConfirmed>>[number];
