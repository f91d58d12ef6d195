import { afterAll, beforeAll, expect, test } from "vitest";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { exportedApplicants } from "@/lib/entry/own-exports";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { db } from "@/lib/platform/db/db";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { aDocument } from "../../support/factories/files";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

/** An adult's application from before the date of birth was required. */
async function anEarlierApplication(userId: string) {
  const owner = await aPerson();
  const { id: jobId } = await anOffer({ userId: owner.userId!, kind: "vacancy" });
  const [name, cv] = [`Kim ${randomWord()}`, await aDocument(userId, { kind: "cv" })];
  const contact = { contactEmail: `${randomWord()}@test.recruit`, contactPhone: "+33612345678" };
  const text = `I am ${name}, call 06 12 34 56 78, free in September.`;
  await anApplication({ jobId, userId, name, words: text, cvKey: cv.storageKey, ...contact });
  const opens = () =>
    viewDocument(owner, { id: cv.id }).then(
      () => true,
      () => false,
    );
  const file = async () => {
    const how = { name: "list", format: "csv", locale: "en" } as const;
    return fileResponse(await exportedApplicants(owner, jobId, {}), how).text();
  };
  const rows = async (q?: string) => (await applicantsOf(owner, jobId, q ? { q } : {}))?.rows ?? [];
  return { name, contact, words: text, opens, file, rows };
}

test("the poster sees no name or contact details of an applicant of unknown age until the birth date is given", async () => {
  const { userId } = await aPerson("job_seeker", null);
  const { name, contact, words, opens, file, rows } = await anEarlierApplication(userId!);
  const closed = { name: "[•••]", contactEmail: null, contactPhone: null, cvId: null };
  expect(await rows()).toMatchObject([{ ...closed, words: "I am [•••] [•••], call [•••], free in September." }]);
  expect(await rows(name)).toEqual([]);
  expect(await opens()).toBe(false);
  for (const word of [name, ...Object.values(contact)]) expect(await file()).not.toContain(word);
  await db.profile.update({ where: { id: userId! }, data: { birthDate: new Date("1987-03-14") } });
  expect(await rows(name)).toMatchObject([{ name, words, ...contact, cvId: expect.any(String) }]);
  expect(await opens()).toBe(true);
  expect(await file()).toContain(name);
});

test("an applicant who turns out to be a minor is shown by handle, without contact details or file", async () => {
  const { user, player } = await aMinor();
  const { name, opens, rows } = await anEarlierApplication(user.id);
  const closed = { name: player.handle, contactEmail: null, contactPhone: null, cvId: null };
  expect(await rows()).toMatchObject([closed]);
  expect(await rows(player.handle ?? "")).toMatchObject([closed]);
  expect(await rows(name)).toEqual([]);
  expect(await opens()).toBe(false);
});
