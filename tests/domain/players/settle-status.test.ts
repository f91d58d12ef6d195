import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { settleStatus } from "@/lib/players/steps/settle-status";
import { aMinor } from "../../support/factories/people";

const table = [
  { age: 17, guardian: "confirmed", consentTerms: true, status: "listed" },
  { age: 17, guardian: "confirmed", consentTerms: false, status: "awaiting_player" },
  { age: 17, guardian: "invited", consentTerms: true, status: "awaiting_guardian" },
  { age: 17, guardian: "declined", consentTerms: false, status: "awaiting_guardian" },
  { age: 18, guardian: "declined", consentTerms: true, status: "listed" },
  { age: 18, guardian: "confirmed", consentTerms: false, status: "awaiting_player" },
] as const;

test.each(table)(
  "at $age, the guardian $guardian, own yes $consentTerms: $status",
  async ({ guardian, status, ...of }) => {
    const { player } = await aMinor(of);
    await db.guardian.update({ where: { playerId: player.id }, data: { status: guardian } });
    await db.$transaction((tx) => settleStatus(tx, player.id));
    expect(await db.player.findUniqueOrThrow({ where: { id: player.id } })).toMatchObject({ status });
  },
);
