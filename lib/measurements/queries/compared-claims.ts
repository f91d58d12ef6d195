import "server-only";
import { db } from "@/lib/platform/db/db";
import { newestFirst } from "@/lib/players/queries/claimant";
import type { NewestClaim } from "@/lib/players/queries/newest";
import { shownSelect } from "@/lib/players/queries/shown-claim";
import { type Reader, shownTo } from "@/lib/players/queries/shown-claims";
import { type SubjectRow, subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { withheld } from "@/lib/players/queries/withheld";
import { attributeOfClaim, isNumber } from "@/lib/sports/schema/catalogue";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import { byHand, compareWithPeers } from "./measures";
import { type Measured, peersByMeasurement } from "./peers";

/** Returns the newest claims per player with the rank of numbers among peers; the caller must check that the profiles are visible. */
export async function comparedClaims(playerIds: string[]) {
  const rows = await db.playerClaim.findMany({
    where: { playerId: { in: playerIds }, ...shownTo(reader) },
    orderBy: newestFirst,
    distinct: ["playerId", "attribute", "sport"],
    select: { playerId: true, ...shownSelect.claim.select, player: { select: subjectSelect } },
  });
  const compared = await Promise.all(
    [...Map.groupBy(rows, ({ playerId }) => playerId)].map(async ([playerId, claims]) => {
      const peers = await peersByMeasurement(playerId, claims.flatMap(toMeasured));
      return [playerId, claims.map((claim) => ({ ...shownClaim(claim), peerRank: peerRankOf(claim, peers) }))] as const;
    }),
  );
  return new Map(compared);
}

export type ComparedClaim = NewestClaim & { peerRank: ReturnType<typeof compareWithPeers>["peerRank"] };
type Row = Omit<NewestClaim, "parts"> & { parts: unknown };

const reader: Reader = { accessLevel: "profile", owner: false };

function shownClaim({ player, playerId: _, ...claim }: Row & { player: SubjectRow; playerId: string }): NewestClaim {
  const { parts, ...row } = withheld(claim, toSubject(player), reader);
  return { ...row, parts: parts as ClaimRow[] | null };
}

const toMeasured = ({ attribute, sport, number, measuredBy }: Row): Measured[] =>
  number === null ? [] : [{ attribute, sport, number, byHand: byHand({ measuredBy }) }];

function peerRankOf(claim: Row, peers: Awaited<ReturnType<typeof peersByMeasurement>>) {
  const attribute = attributeOfClaim(claim);
  if (!attribute || !isNumber(attribute)) return null;
  return compareWithPeers({ attribute }, peers.get(attribute.key)).peerRank;
}
