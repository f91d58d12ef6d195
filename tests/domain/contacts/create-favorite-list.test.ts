import { expect, test } from "vitest";
import { createFavoriteList } from "@/lib/contacts/commands/create-favorite-list";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

test("a list belongs to the organization, and its name is unique regardless of case", async () => {
  const [ownClub, otherClub] = [await aRecruiter(), await aRecruiter()];
  await createFavoriteList(ownClub.actor, { name: " Left backs 2027 " });
  await createFavoriteList(otherClub.actor, { name: "Left backs 2027" });
  await expect(createFavoriteList(ownClub.actor, { name: "left BACKS 2027" })).rejects.toMatchObject({
    code: "favorite_list_taken",
    fields: { name: ["favorite_list_taken"] },
  });
  expect(await db.favoriteList.findMany({ where: { recruiterId: ownClub.recruiter.id } })).toMatchObject([
    { name: "Left backs 2027" },
  ]);
});

test("two parallel clicks create one list", async () => {
  const { actor, recruiter } = await aRecruiter();
  const tries = await Promise.allSettled([1, 2, 3].map(() => createFavoriteList(actor, { name: "Keepers" })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await db.favoriteList.count({ where: { recruiterId: recruiter.id } })).toBe(1);
});

test("recruiters only, and a list has a name", async () => {
  await expect(createFavoriteList((await aPlayer()).actor, { name: "Mine" })).rejects.toMatchObject({
    code: "recruiters_only",
  });
  await expect(createFavoriteList((await aRecruiter()).actor, { name: " " })).rejects.toMatchObject({
    fields: { name: ["favorite_list_name_required"] },
  });
});
