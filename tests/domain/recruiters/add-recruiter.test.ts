import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { changeInput, profileFields } from "@/lib/recruiters/schema";
import { addRecruiter } from "@/lib/recruiters/steps/add-recruiter";
import { aPerson } from "../../support/factories/people";
import { aRecruiterForm } from "../../support/factories/sign-ups";

const fields = () => profileFields(changeInput.parse(aRecruiterForm()));

test("the profile, its consents and the domain event are written together, once", async () => {
  const actor = await aPerson();
  const add = () =>
    db.$transaction((tx) =>
      addRecruiter(tx, actor, { userId: actor.userId!, email: "a@test.recruit", fields: fields(), stored: [] }),
    );
  const { recruiterId } = await add();
  expect(await db.domainEvent.count({ where: { type: "recruiter.joined", actorId: actor.userId } })).toBe(1);
  await expect(add()).rejects.toMatchObject({ code: "recruiter_exists" });
  expect(await db.recruiter.findMany({ where: { userId: actor.userId! }, select: { id: true } })).toEqual([
    { id: recruiterId },
  ]);
  expect(await db.consent.count({ where: { userId: actor.userId! } })).toBe(2);
});
