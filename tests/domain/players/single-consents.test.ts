import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { consentsOfGuardian } from "@/lib/players/queries/guardian";
import { aMinor, aPlayer } from "../../support/mint/factories";

const migration = readFileSync("prisma/migrations/20261123010100_single_consents_are_told_apart/migration.sql", "utf8");
const takenBack = new Error("taken back");

test("one sentence for everything counts as authority and terms, with its date; image rights were never asked alone", async () => {
  const [agreed, withdrew, adult] = [await aMinor({ agentService: true }), await aMinor(), await aPlayer()];
  const single = (userId: string, given: boolean, createdAt: string) =>
    db.consent.create({
      data: { userId, kind: "guardian", version: "2026-11-01", given, givenBy: "guardian", createdAt },
    });
  await single(agreed.user.id, true, "2026-11-10T10:00:00Z");
  await single(withdrew.user.id, true, "2026-11-10T10:00:00Z");
  await single(withdrew.user.id, false, "2026-11-12T10:00:00Z");
  const after = db.$transaction(async (tx) => {
    for (const statement of migration.split(/;\s*$/m).filter((text) => text.trim()))
      await tx.$executeRawUnsafe(statement);
    const held = await consentsOfGuardian(tx, agreed.user.id);
    const since = { given: true, version: "2026-11-01", createdAt: new Date("2026-11-10T10:00:00Z") };
    expect(held).toMatchObject({ authority: since, terms: since });
    expect(held.image_rights).toBeUndefined();
    expect(await consentsOfGuardian(tx, withdrew.user.id)).toEqual({});
    const now = (id: string) => tx.player.findUniqueOrThrow({ where: { id } });
    expect(await now(agreed.player.id)).toMatchObject({ consentImageRights: false, agentService: false });
    expect(await now(adult.player.id)).toMatchObject({ consentImageRights: true });
    const agent = await tx.consent.findFirst({ where: { userId: agreed.user.id, kind: "agent_service" } });
    expect(agent).toMatchObject({ given: false, givenBy: "recruit" });
    throw takenBack;
  });
  await expect(after).rejects.toBe(takenBack);
});
