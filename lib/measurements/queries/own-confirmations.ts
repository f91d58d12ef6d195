import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { newestFirst } from "@/lib/players/queries/claimant";
import { answeredClaims, shownSelect } from "@/lib/players/queries/shown-claim";
import { confirmable } from "../schema/confirmable";
import { reminderDays, stateOf } from "../schema/confirmation";

/** Lists the confirmation requests, newest first, of the acting player or of the guardian's child, with the claims that may be confirmed; null for other actors. */
export async function ownConfirmations(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  if (!playerId) return null;
  const [player, confirmations] = await Promise.all([
    db.player.findUnique({ where: { id: playerId }, select: playerSelect }),
    db.confirmation.findMany({
      where: { playerId },
      orderBy: { askedAt: "desc" },
      take: MAX_CONFIRMATIONS,
      select: confirmationSelect,
    }),
  ]);
  if (!player) return null;
  const { birthDate, claims, publishName, fullName, handle } = player;
  const minor = isMinor(birthDate);
  return {
    minor,
    mayAsk: !minor || actor.kind === "guardian",
    publishName,
    fullName,
    handle,
    askable: confirmable(newestOfEach(claims)).map((claim) => ({ key: `claim:${claim.id}`, claim })),
    confirmations: confirmations.map(({ flags, ...confirmation }) => ({
      ...confirmation,
      state: stateOf(confirmation, now()),
      lookedAt: flags.length > 0 && !confirmation.clearedAt && !confirmation.voidedAt,
      remindsAt: daysFrom(confirmation.askedAt, reminderDays),
    })),
  };
}

const MAX_CONFIRMATIONS = 30;

const confirmationSelect = {
  id: true,
  name: true,
  role: true,
  club: true,
  email: true,
  proof: true,
  flags: true,
  askedAt: true,
  expiresAt: true,
  remindedAt: true,
  withdrawnAt: true,
  answeredAt: true,
  revokedAt: true,
  clearedAt: true,
  voidedAt: true,
  claims: answeredClaims,
} as const;

type Claim = { id: string; label: string | null; attribute: string; sport: string | null };

/** Of typed claims the first of each attribute, and every claim in own words. */
function newestOfEach<Row extends Claim>(claims: Row[]): Row[] {
  const groups = Map.groupBy(claims, ({ id, label, attribute, sport }) =>
    label === null ? `${attribute} ${sport}` : id,
  );
  return [...groups.values()].flatMap(([newest]) => newest ?? []);
}

const playerSelect = {
  birthDate: true,
  publishName: true,
  fullName: true,
  handle: true,
  claims: {
    where: { recordedAt: null, grade: { in: ["self", "coach"] } },
    select: shownSelect.claim.select,
    orderBy: [{ undated: "asc" }, ...newestFirst],
  },
} satisfies Prisma.PlayerSelect;

export type OwnConfirmations = NonNullable<Awaited<ReturnType<typeof ownConfirmations>>>;
export type SentConfirmationRequest = OwnConfirmations["confirmations"][number];
