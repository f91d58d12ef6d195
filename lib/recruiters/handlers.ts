import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { endSeat } from "./steps/end-seat";
import { writeOfSeat } from "./steps/write-of-seat";

/** A recruiter is reached at the address of the account. */
export async function reachRecruiterThere(tx: Tx, { data: { userId } }: DomainEvent<"email.changed">) {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.recruiter.updateMany({ where: { userId }, data: { email } });
}

/** The organisation's name stays where players read who saw theirs; whoever stood behind it is nobody, and what it noted of its money is gone. */
export async function eraseRecruiter(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.recruiter.updateMany({
    where: { userId },
    data: {
      contactPerson: "",
      email: "",
      phone: "",
      city: "",
      address: null,
      description: null,
      websiteUrl: null,
      preferredCountries: [],
      preferredCities: [],
      status: "pending",
      verifiedAt: null,
    },
  });
  await tx.budgetLine.deleteMany({ where: { recruiter: { userId } } });
}

/** The owner is told who joined, whoever was sent away is told so, and both of a handing over. */
export async function writeOfSeats(
  tx: Tx,
  { type, actorId, data }: DomainEvent<"seat.taken" | "seat.removed" | "seat.handed_over">,
) {
  const { recruiterId, userId } = data;
  if (type === "seat.taken") {
    const { userId: owner } = await tx.recruiter.findUniqueOrThrow({
      where: { id: recruiterId },
      select: { userId: true },
    });
    return writeOfSeat(tx, { to: owner, letter: "joined", recruiterId, about: userId });
  }
  if (type === "seat.removed") return writeOfSeat(tx, { to: userId, letter: "removed", recruiterId, about: userId });
  await writeOfSeat(tx, { to: userId, letter: "handedOver", recruiterId, about: userId });
  if (actorId) await writeOfSeat(tx, { to: actorId, letter: "handedOn", recruiterId, about: userId });
}

/** Whoever closes their account leaves; an owner with members hands over before. Nobody is awaited at that address any more. */
export async function leaveWithAccount(tx: Tx, { data: { userId } }: DomainEvent<"account.closed">) {
  const membership = await tx.membership.findFirst({ where: { userId, leftAt: null, seat: { not: "owner" } } });
  if (membership) await endSeat(tx, { userId }, membership, "seat.left");
  const { email, recruiter } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, recruiter: { select: { id: true } } },
  });
  await tx.seatInvitation.deleteMany({
    where: { OR: [{ email }, ...(recruiter ? [{ recruiterId: recruiter.id }] : [])] },
  });
}
