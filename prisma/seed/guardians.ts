import { createHash } from "node:crypto";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Account, addressBook } from "./accounts.ts";
import { later } from "./days.ts";
import { nameMaker } from "./names.ts";
import type { SeedPlayer } from "./player.ts";
import { randomFor } from "./random.ts";

export type SeedGuardian = Prisma.GuardianCreateManyInput & { invitedAt: Date; confirmedAt: Date | null };

/** The child of the demo parent: the first listed minor who speaks French and is not about to come of age. */
export const demoChild = (players: readonly SeedPlayer[]): SeedPlayer =>
  players.find(({ minor, listed, language, age }) => minor && listed && language === "fr" && age < 17)!;

/** The demo parent in the place of whoever was drawn for the child. */
export const withParent = (
  guardians: SeedGuardian[],
  { row }: SeedPlayer,
  { user, profile }: Account,
): SeedGuardian[] =>
  guardians.map((one) =>
    one.playerId === row.id ? { ...one, userId: user.id, fullName: profile.fullName, email: user.email } : one,
  );

/** One for every minor; who is listed has a yes, the others wait or were told no. */
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
