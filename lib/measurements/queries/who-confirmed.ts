import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { factWhere } from "@/lib/players/queries/own-words";
import { type ShownClaim, shownSelect } from "@/lib/players/queries/shown-claim";
import { type Reader, shownTo } from "@/lib/players/queries/shown-claims";
import { subjectOf } from "@/lib/players/queries/subject";
import { withheld } from "@/lib/players/queries/withheld";
import { isShown, type PrivacySubject } from "@/lib/players/schema/privacy";
import { counts } from "../policy/measurements";
import { type Grade, isHigher } from "../schema/grade";

/** Lists the confirmations of the claims the reader may see, with role and, if visible, name and club; never the e-mail address. */
export async function whoConfirmed(playerId: string, reader: Reader) {
  const subject = await subjectOf(playerId);
  const showsName = isShown("confirmerName", subject, reader);
  const shown = shownWith(subject, reader);
  const rows = await db.confirmation.findMany({
    where: { playerId, withdrawnAt: null, revokedAt: null, voidedAt: null, answeredAt: { not: null } },
    orderBy: { answeredAt: "desc" },
    select: {
      id: true,
      role: true,
      proof: true,
      flags: true,
      answeredAt: true,
      revokedAt: true,
      clearedAt: true,
      voidedAt: true,
      name: showsName,
      club: showsName,
      ...(showsName && { recruiter: { select: { organizationName: true } } }),
      claims: {
        where: { claim: shown },
        select: { id: true, answer: true, grade: true, ...shownSelect },
        orderBy: { id: "asc" },
      },
    },
  });
  return rows.filter(counts).flatMap(({ id, role, proof, answeredAt, name = null, club = null, recruiter, ...row }) => {
    const claims = row.claims.flatMap(({ answer, claim, ...item }) =>
      answer === "confirmed" ? [{ ...item, claim: withheld(claim, subject, reader) }] : [],
    );
    const organization = recruiter?.organizationName ?? null;
    return claims.length > 0 ? [{ id, role, proof, answeredAt, name, club, organization, claims }] : [];
  });
}

/** The claims that the reader may see; `shownTo` names typed claims only. */
const shownWith = (subject: PrivacySubject, reader: Reader): Prisma.PlayerClaimWhereInput =>
  isShown("facts", subject, reader) ? { OR: [factWhere, shownTo(reader)] } : shownTo(reader);

/** Groups claims confirmed by events and federations by their source, highest grade first. */
export async function confirmationsBySource(playerId: string, reader: Reader) {
  const subject = await subjectOf(playerId);
  const rows = await db.playerClaim.findMany({
    where: { playerId, grade: { in: ["event", "federation"] }, ...shownWith(subject, reader) },
    orderBy: [{ undated: "asc" }, { measuredOn: "desc" }],
    select: { eventId: true, ...shownSelect.claim.select },
  });
  const items = rows.map(({ eventId, ...row }) => {
    const claim = withheld(row, subject, reader);
    const { id, grade, source, measuredOn, undated } = claim;
    return { id, eventId, grade, source, on: undated ? null : measuredOn, claim };
  });
  const open = isShown("sources", subject, reader);
  const sources = Map.groupBy(items, ({ eventId, grade, source }) => `${grade} ${open ? (eventId ?? source) : ""}`);
  return [...sources.values()]
    .flatMap(([first, ...others]) => (first ? [toVoucher(first, [first, ...others])] : []))
    .toSorted((left, right) => Number(isHigher(right.grade, left.grade)) - Number(isHigher(left.grade, right.grade)));
}

type Item = ShownClaim & { id: string; eventId: string | null; grade: Grade; source: string | null; on: Date | null };

const toVoucher = ({ id, grade, source, on, eventId }: Item, items: Item[]) => ({
  key: id,
  grade,
  source,
  on,
  linked: eventId !== null,
  claims: items.map(({ id, claim }) => ({ id, claim })),
});

export type Voucher = Awaited<ReturnType<typeof confirmationsBySource>>[number];
export type Confirmer = Awaited<ReturnType<typeof whoConfirmed>>[number];
