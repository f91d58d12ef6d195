import { expect, test } from "vitest";
import { takeRole } from "@/lib/accounts/commands/take-role";
import { db } from "@/lib/core/db";
import { aPerson } from "../../support/factories";

const take = (userId: string, role: "player" | "recruiter") => db.$transaction((tx) => takeRole(tx, userId, role));

test("someone without a role takes one, once; nobody changes theirs", async () => {
  const userId = (await aPerson()).userId!;
  await take(userId, "player");
  await take(userId, "player");
  expect(await db.userRole.findUnique({ where: { userId } })).toMatchObject({ role: "player" });
  await expect(take(userId, "recruiter")).rejects.toMatchObject({ code: "recruiters_only" });
  await expect(take((await aPerson("admin")).userId!, "player")).rejects.toMatchObject({ code: "players_only" });
});
