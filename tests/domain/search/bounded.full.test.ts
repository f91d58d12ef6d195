import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { plays } from "@/lib/search/queries/positions";
import { pageOf } from "@/lib/search/queries/search";
import { countCap } from "@/lib/search/schema/page";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const sport = "cricket";

test("facets are counted up to a maximum of players", async () => {
  const { actor } = await aRecruiter();
  const { player } = await aPlayer({ primarySport: sport });
  expect((await pageOf(actor, { sport })).facets).toMatchObject({ checked: { yes: 0 }, levels: { amateur: 1 } });
  const { id: _, listed: _l, search: _s, identityChecked: _i, ...row } = player;
  const users = Array.from({ length: countCap }, () => ({ id: randomUUID(), passwordHash: "none" }));
  await db.user.createMany({ data: users.map((user) => ({ ...user, email: `${user.id}@test.recruit` })) });
  await db.player.createMany({ data: users.map(({ id }) => ({ ...row, userId: id, handle: `Many ${id}` })) });
  expect(await pageOf(actor, { sport })).toMatchObject({ count: countCap, capped: true, facets: {} });
  await db.user.deleteMany({ where: { id: { in: users.map(({ id }) => id) } } });
});

test("positions are read per player, not for everybody", async () => {
  const where = plays({ sport: "football", positions: ["left-back"] }, false);
  const plan = await db.$queryRaw<object[]>`explain ${Prisma.sql`select p.id from players p where ${where}`}`;
  expect(JSON.stringify(plan)).not.toContain("hashed");
});
