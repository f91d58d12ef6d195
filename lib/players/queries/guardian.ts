import "server-only";
import { ageOn } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import { refuse } from "@/lib/core/refusal";
import { isMinor } from "../policy";
import { ACCOUNT_AGE } from "../schema/ages";
import { guardianToken } from "../schema/guardian";
import { guardianTokenHash } from "./guardian-link";

/** What a guardian's link opens: the player it is about, and what was answered so far. Null for any other text. */
export async function guardianView(token: string) {
  if (!guardianToken.safeParse(token).success) return null;
  const guardian = await db.guardian.findUnique({
    where: { tokenHash: guardianTokenHash(token) },
    select: {
      ...guardianSelect,
      fullName: true,
      confirmedAt: true,
      player: { select: { ...playerSelect, fullName: true } },
    },
  });
  if (!guardian) return null;
  const { player, ...rest } = guardian;
  const age = ageOn(player.birthDate);
  return { ...rest, player, age, minor: isMinor(player.birthDate), coversAccount: age < ACCOUNT_AGE };
}

export type GuardianView = NonNullable<Awaited<ReturnType<typeof guardianView>>>;

/** The guardian a token proves, with the player, locked; refuses `guardian_link_invalid`. For commands of the guardian's page. */
export async function guardianByToken(tx: Tx, token: string) {
  const tokenHash = guardianTokenHash(token);
  await tx.$queryRaw`
    select p.id from players p join guardians g on g.player_id = p.id where g.token_hash = ${tokenHash} for update`;
  const guardian = await tx.guardian.findUnique({
    where: { tokenHash },
    select: { ...guardianSelect, player: { select: playerSelect } },
  });
  if (!guardian) refuse("guardian_link_invalid");
  return { ...guardian, minor: isMinor(guardian.player.birthDate) };
}

const guardianSelect = { playerId: true, status: true, locale: true } as const;
const playerSelect = {
  userId: true,
  birthDate: true,
  status: true,
  handle: true,
  primarySport: true,
  agentService: true,
} as const;
