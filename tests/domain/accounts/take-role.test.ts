import { expect, test } from "vitest";
import { takeRole } from "@/lib/accounts/steps/take-role";
import { db } from "@/lib/platform/db/db";
import { anAdmin, aPerson, aPlayer } from "../../support/factories/people";

const take = (userId: string, role: "player" | "recruiter") => db.$transaction((tx) => takeRole(tx, userId, role));
const roleOf = async (userId: string) => (await db.userRole.findUniqueOrThrow({ where: { userId } })).role;

test("an account without a profile takes a role and may still change it", async () => {
  const userId = (await aPerson()).userId!;
  await take(userId, "player");
  await take(userId, "player");
  expect(await roleOf(userId)).toBe("player");
  await take(userId, "recruiter");
  expect(await roleOf(userId)).toBe("recruiter");
});

test("an account with a profile or of staff keeps its role", async () => {
  const { user } = await aPlayer();
  await expect(take(user.id, "recruiter")).rejects.toMatchObject({ code: "recruiters_only" });
  await expect(take((await anAdmin()).userId!, "player")).rejects.toMatchObject({ code: "players_only" });
  expect(await roleOf(user.id)).toBe("player");
});
