import "server-only";
import { db } from "@/lib/platform/db/db";
import { subjectOf } from "@/lib/players/queries/subject";
import { maskedFor, maskFact } from "@/lib/players/schema/mask-text";
import { isShown } from "@/lib/players/schema/privacy";
import { counts } from "../policy/measurements";
import { type Grade, isHigher } from "../schema/grade";
import { type ShownClaim, shownSelect } from "./shown-claim";
import { type Reader, shownTo } from "./shown-claims";
import { withheld } from "./withheld";

/** Lists the confirmations of the claims the reader may see, with role and, if visible, name and club; never the e-mail address. */
export async function whoConfirmed(playerId: string, reader: Reader) {
  const subject = await subjectOf(playerId);
  const showsName = isShown("confirmerName", subject, reader);
  const facts = isShown("facts", subject, reader) ? [{ claimId: null }] : [];
  const masked = maskedFor(subject, reader);
  const rows = await db.confirmation.findMany({
    where: { playerId, withdrawnAt: null, takenBackAt: null, voidedAt: null, answeredAt: { not: null } },
    orderBy: { answeredAt: "desc" },
    select: {
      id: true,
      role: true,
      proof: true,
      flags: true,
      answeredAt: true,
      takenBackAt: true,
      clearedAt: true,
      voidedAt: true,
      name: showsName,
      club: showsName,
      ...(showsName && { recruiter: { select: { organizationName: true } } }),
      claims: {
        where: { OR: [...facts, { claim: shownTo(reader) }] },
        select: { id: true, answer: true, grade: true, ...shownSelect },
        orderBy: { id: "asc" },
      },
    },
  });
  return rows.filter(counts).flatMap(({ id, role, proof, answeredAt, name = null, club = null, recruiter, ...row }) => {
    const claims = row.claims.flatMap(({ answer, claim, fact, ...item }) =>
      answer === "confirmed"
        ? [{ ...item, claim: claim && withheld(claim, subject, reader), fact: fact && maskFact(fact, masked) }]
        : [],
    );
    const organization = recruiter?.organizationName ?? null;
    return claims.length > 0 ? [{ id, role, proof, answeredAt, name, club, organization, claims }] : [];
  });
}

/** Groups claims confirmed by events and federations by their source, highest grade first. */
export async function vouchedFor(playerId: string, reader: Reader) {
  const where = { playerId, grade: { in: ["event" as const, "federation" as const] } };
  const subject = await subjectOf(playerId);
  const masked = maskedFor(subject, reader);
  const [claims, facts] = await Promise.all([
    db.playerClaim.findMany({
      where: { ...where, ...shownTo(reader) },
      orderBy: { measuredOn: "desc" },
      select: { eventId: true, ...shownSelect.claim.select },
    }),
    isShown("facts", subject, reader)
      ? db.playerFact.findMany({
          where,
          orderBy: { createdAt: "desc" },
          select: { eventId: true, ...shownSelect.fact.select },
        })
      : [],
  ]);
  const items = [
    ...claims.map(({ eventId, ...row }) => {
      const claim = withheld(row, subject, reader);
      return { ...sourceFields(claim, eventId), id: claim.id, on: claim.measuredOn, claim, fact: null };
    }),
    ...facts.map(({ eventId, ...row }) => {
      const fact = maskFact(row, masked);
      return { ...sourceFields(fact, eventId), id: fact.id, on: fact.happenedOn, claim: null, fact };
    }),
  ];
  const open = isShown("sources", subject, reader);
  const sources = Map.groupBy(items, ({ eventId, grade, source }) => `${grade} ${open ? (eventId ?? source) : ""}`);
  return [...sources.values()]
    .flatMap(([first, ...others]) => (first ? [toVoucher(first, [first, ...others])] : []))
    .toSorted((left, right) => Number(isHigher(right.grade, left.grade)) - Number(isHigher(left.grade, right.grade)));
}

type Item = ShownClaim & ReturnType<typeof sourceFields> & { id: string; on: Date | null };

const sourceFields = ({ grade, source }: { grade: Grade; source: string | null }, eventId: string | null) => ({
  eventId,
  grade,
  source,
});

const toVoucher = ({ id, grade, source, on, eventId }: Item, items: Item[]) => ({
  key: id,
  grade,
  source,
  on,
  linked: eventId !== null,
  claims: items.map(({ id, claim, fact }) => ({ id, claim, fact })),
});

export type Voucher = Awaited<ReturnType<typeof vouchedFor>>[number];
export type Confirmer = Awaited<ReturnType<typeof whoConfirmed>>[number];
