import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { keepWithAccount } from "@/lib/players/commands/keep-with-account";
import { childrenOf } from "@/lib/players/queries/guardian";
import { aMinor, aPerson, guardianOf } from "../../support/factories/people";

test("a signed-in user with the mailed link adds the child to the account", async () => {
  const { player } = await aMinor();
  const parent = await aPerson(null);
  await keepWithAccount(guardianOf(player.id, "mail", parent.userId), {});
  expect(await childrenOf(parent)).toMatchObject([{ playerId: player.id }]);
  expect(await db.userRole.findUniqueOrThrow({ where: { userId: parent.userId! } })).toMatchObject({
    role: "guardian",
  });
});

test("refused without an account, with the child's account and from another account", async () => {
  const { player, user } = await aMinor();
  const refused = (userId: string | null, by: "mail" | "account" = "mail") =>
    expect(keepWithAccount(guardianOf(player.id, by, userId), {})).rejects;
  await refused(null).toMatchObject({ code: "sign_in_required" });
  await refused(user.id).toMatchObject({ code: "guardians_only" });
  await refused((await aPerson("guardian")).userId, "account").toMatchObject({ code: "guardian_link_invalid" });
});
