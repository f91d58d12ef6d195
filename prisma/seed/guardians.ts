import { createHash } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account, addressBook } from "./accounts.ts";
import { later } from "./days.ts";
import { nameMaker } from "./names.ts";
import type { SeedPlayer } from "./player.ts";
import { randomFor } from "./random.ts";

export type SeedGuardian = Prisma.GuardianCreateManyInput & { invitedAt: Date; confirmedAt: Date | null };

/** The demo parent's child: the first listed minor who speaks French and does not come of age soon. */
export const demoChild = (players: readonly SeedPlayer[]): SeedPlayer =>
  players.find(({ minor, listed, language, age }) => minor && listed && language === "fr" && age < 17)!;

/** Replaces the child's random guardian with the demo parent. */
export const withParent = (
  guardians: SeedGuardian[],
  { row }: SeedPlayer,
  { user, profile }: Account,
): SeedGuardian[] =>
  guardians.map((guardian) =>
    guardian.playerId === row.id
      ? { ...guardian, userId: user.id, fullName: profile.fullName, email: user.email }
      : guardian,
  );

/** A guardian for every minor: confirmed for listed ones, the others invited or declined. */
export function makeGuardians(players: readonly SeedPlayer[], email: ReturnType<typeof addressBook>): SeedGuardian[] {
  const random = randomFor("guardians");
  const name = nameMaker(random);
  return players
    .filter(({ minor }) => minor)
    .map(({ row, language, listed }, n) => {
      const family = row.fullName.split(" ").slice(1).join(" ");
      const fullName = `${name(row.nationality, random.pick(["female", "male"])).split(" ")[0]} ${family}`;
      return {
        playerId: row.id,
        fullName,
        email: email(fullName),
        locale: language,
        status: listed ? "confirmed" : n % 3 === 2 ? "declined" : "invited",
        tokenHash: createHash("sha256").update(`demo guardian of ${row.handle}`).digest("hex"),
        invitedAt: row.createdAt,
        linkedAt: row.createdAt,
        confirmedAt: listed ? later(row.createdAt, random.integer(0, 1), random.integer(1, 8)) : null,
      };
    });
}
