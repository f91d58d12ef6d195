import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { ConfirmerRole } from "../schema/confirmation";
import type { Grade } from "../schema/grade";

/** Returns the verified organization that owns an address's mail domain, or null; the domain must match its account's confirmed address and its website, so that mail providers do not count. */
export async function organizationOfMailDomain(tx: Tx, email: string): Promise<{ id: string } | null> {
  const domain = email.toLowerCase().split("@").at(-1) ?? "";
  const verified = await tx.recruiter.findMany({
    where: {
      status: "verified",
      takenDownAt: null,
      websiteUrl: { contains: domain, mode: "insensitive" },
      user: {
        email: { endsWith: `@${domain}`, mode: "insensitive" },
        emailConfirmedAt: { not: null },
        disabledAt: null,
      },
    },
    select: { id: true, websiteUrl: true },
  });
  const organization = verified.find(({ websiteUrl }) => hostOf(websiteUrl).replace(/^www\./, "") === domain);
  return organization ? { id: organization.id } : null;
}

const hostOf = (address: string | null) => (address && URL.canParse(address) ? new URL(address).hostname : "");

type BackingEvidence = {
  role: ConfirmerRole;
  backing: { id: string } | null;
  playerId: string;
  claimId: string;
};

/** A confirmation raises a claim to `coach`, or to `event` if the verified organizer confirms a measurement from an own event the player checked in to. */
export async function gradeFor(tx: Tx, { role, backing, playerId, claimId }: BackingEvidence): Promise<Grade> {
  if (!backing || role !== "organiser") return "coach";
  const day = await dayOf(tx, claimId);
  if (!day) return "coach";
  const nextDay = new Date(day.getTime() + 86_400_000);
  const event = await tx.sportEvent.count({
    where: {
      organizerId: backing.id,
      startDate: { lt: nextDay },
      OR: [{ endDate: { gte: day } }, { startDate: { gte: day } }],
      registrations: { some: { playerId, checkedInAt: { not: null } } },
    },
  });
  return event > 0 ? "event" : "coach";
}

async function dayOf(tx: Tx, id: string) {
  const claim = await tx.playerClaim.findUnique({ where: { id }, select: { measuredOn: true, undated: true } });
  return claim && !claim.undated ? claim.measuredOn : null;
}
