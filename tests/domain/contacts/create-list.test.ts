import { expect, test } from "vitest";
import { mostLists } from "@/lib/contacts/schema/requests";
import { createList } from "@/lib/contacts/steps/create-list";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";

const make = (recruiterId: string, name: string, others: { id: string; name: string }[]) =>
  db.$transaction((tx) => createList(tx, recruiterId, name, others));

test("a list is created beside existing ones", async () => {
  const { recruiter } = await aRecruiter();
  const id = await make(recruiter.id, "Keepers", [{ id: "other", name: "Wings" }]);
  expect(await db.favoriteList.findUnique({ where: { id } })).toMatchObject({
    recruiterId: recruiter.id,
    name: "Keepers",
  });
});

test("refused with the name of an existing list and beyond the maximum", async () => {
  const { recruiter } = await aRecruiter();
  const others = Array.from({ length: mostLists }, (_, index) => ({ id: `${index}`, name: `List ${index}` }));
  await expect(make(recruiter.id, "LIST 1", others.slice(1))).rejects.toMatchObject({ code: "favorite_list_taken" });
  await expect(make(recruiter.id, "One more", others)).rejects.toMatchObject({ code: "too_many_favorite_lists" });
  expect(await db.favoriteList.count({ where: { recruiterId: recruiter.id } })).toBe(0);
});
