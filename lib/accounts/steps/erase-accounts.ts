import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { eraseMail } from "@/lib/platform/outbox/erase-mail";
import { accountEvents } from "../events";
import { emailOwner } from "./write-to";

/** Erases closed accounts after their grace period, one transaction each; returns the count. */
export const eraseAccounts = (actor: Actor): Promise<number> =>
  forEachDueInBatches(
    (id, take) =>
      db.user.findMany({ where: { ...dueFilter(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => erase(tx, actor, id)),
  );

const dueFilter = () => ({ eraseAt: { lte: now() }, erasedAt: null });

/** The row stays without personal data, because consents and payments refer to it. */
async function erase(tx: Tx, actor: Actor, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { ...dueFilter(), id: userId }, data: { erasedAt: now() } });
  if (count === 0) return false;
  await eraseMailOf(tx, userId);
  await emailOwner(tx, { userId, template: "account_erased", path: "/", forgetWhenSent: true });
  const anonymous = { email: `${userId}@erased.invalid`, emailConfirmedAt: null, passwordHash: "erased" };
  await tx.user.update({ where: { id: userId }, data: anonymous });
  await tx.profile.deleteMany({ where: { id: userId } });
  await tx.session.deleteMany({ where: { userId } });
  await tx.mailedLink.deleteMany({ where: { userId } });
  await tx.authFactor.deleteMany({ where: { userId } });
  await accountEvents.record(tx, actor, "account.erased", { userId });
  return true;
}

async function eraseMailOf(tx: Tx, userId: string) {
  const { email, profile, player, recruiter } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: identifyingFields,
  });
  const addresses = [email, player?.email, player?.phone, player?.guardian?.email, recruiter?.email, recruiter?.phone];
  const names = [profile?.fullName, player?.fullName, player?.guardian?.fullName, recruiter?.contactPerson];
  await eraseMail(tx, {
    userId,
    playerId: player?.id ?? null,
    addresses: distinctiveTexts(addresses),
    names: distinctiveTexts(names),
  });
}

const distinctiveTexts = (texts: (string | null | undefined)[]) => [
  ...new Set(texts.flatMap((text) => (text && text.length >= MIN_LENGTH ? text : []))),
];

/** Shorter texts also occur in e-mails about others. */
const MIN_LENGTH = 5;

const identifyingFields = {
  email: true,
  profile: { select: { fullName: true } },
  player: {
    select: {
      id: true,
      email: true,
      fullName: true,
      phone: true,
      guardian: { select: { email: true, fullName: true } },
    },
  },
  recruiter: { select: { email: true, contactPerson: true, phone: true } },
} as const;
