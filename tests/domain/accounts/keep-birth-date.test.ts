import { expect, test } from "vitest";
import { keepBirthDate } from "@/lib/accounts/steps/keep-birth-date";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

test("a date of birth is stored with the account, replaced and removed, and changes no other account", async () => {
  const [{ userId }, { userId: other }] = [await aPerson(null, null), await aPerson(null, null)];
  const birthDateOf = async (id: string | null) =>
    (await db.profile.findUniqueOrThrow({ where: { id: id ?? "" } })).birthDate;
  for (const birthDate of [new Date("1987-03-14"), new Date("1987-04-13"), null]) {
    await db.$transaction((tx) => keepBirthDate(tx, userId ?? "", birthDate));
    expect(await birthDateOf(userId)).toEqual(birthDate);
    expect(await birthDateOf(other)).toBeNull();
  }
});
