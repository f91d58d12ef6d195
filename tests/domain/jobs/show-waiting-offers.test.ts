import { afterAll, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { getOffer } from "@/lib/jobs/queries/public";
import { db } from "@/lib/platform/db/db";
import { addEsportProfile } from "@/lib/players/commands/add-esport-profile";
import { addProfile } from "@/lib/players/commands/add-profile";
import { anEsportForm } from "../../support/factories/esport";
import { anOffer } from "../../support/factories/offers";
import { aPerson, aSport } from "../../support/factories/people";
import { aGuardianNamed, aProfileForm } from "../../support/factories/player-forms";
import { outdatedBy } from "../../support/freshness";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("football");
});
afterAll(() => services.stop());

type Person = Awaited<ReturnType<typeof aPerson>>;

test.each([
  ["a sport", (person: Person) => addProfile(person, aProfileForm())],
  ["e-sport", (person: Person) => addEsportProfile(person, { ...anEsportForm(), terms: "on" })],
])("a profile of %s that brings the date shows the offer at once", async (_name, join) => {
  const person = await aPerson(null, null);
  const { id: jobId } = await anOffer({ userId: person.userId });
  expect(await getOffer(jobId)).toBeNull();
  const outdated = await outdatedBy(() => join(person).then(runDueHandlers));
  expect([...outdated]).toEqual(expect.arrayContaining(["jobs", `jobs:${jobId}`]));
  expect(await getOffer(jobId)).toMatchObject({ id: jobId });
});

test("the offer is taken down as soon as its owner has a minor's profile", async () => {
  const person = await aPerson(null, null);
  const { id: jobId } = await anOffer({ userId: person.userId });
  await addProfile(person, aProfileForm({ age: 15, ...aGuardianNamed() }));
  await runDueHandlers();
  expect(await db.sportJob.findUnique({ where: { id: jobId } })).toMatchObject({
    status: "rejected",
    contactEmail: null,
    contactPhone: null,
  });
});
