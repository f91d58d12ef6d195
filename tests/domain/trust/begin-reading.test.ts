import { afterAll, beforeAll, expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { announcedSince } from "@/lib/trust/schema/reading";
import { beginReading } from "@/lib/trust/steps/begin-reading";
import { aNewAgent, aNewRecruiter } from "../../support/factories/verification";

beforeAll(() => {
  Object.assign(env, { OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_DOCUMENTS_MODEL: "sees-pictures" });
});
afterAll(() => {
  delete env.OPENAI_BASE_URL;
  delete env.OPENAI_DOCUMENTS_MODEL;
});

/** Begins reading a document whose owner was informed about the model. */
async function begin(documentId: string | null) {
  const early = { id: documentId!, createdAt: { lt: announcedSince } };
  await db.document.updateMany({ where: early, data: { createdAt: announcedSince } });
  return db.$transaction((tx) => beginReading(tx, documentId!));
}

test("the prompt has the questions for each kind of document and only the data they compare", async () => {
  const { identity, proof, recruiter } = await aNewRecruiter();
  const { contactPerson: NAME, organizationName: ORGANIZATION, city: CITY, country: COUNTRY } = recruiter;
  expect(await begin(identity.documentId)).toMatchObject({
    model: "sees-pictures",
    questions: ["name", "valid", "whole"],
    comparedValues: { NAME },
  });
  expect((await begin(proof.documentId))?.comparedValues).toEqual({ NAME, ORGANIZATION, CITY, COUNTRY });
});

test("questions that only a public register can answer are left out", async () => {
  const { user } = await aNewAgent();
  const document = await db.document.create({
    data: {
      ownerId: user.id,
      kind: "professional_licence",
      storageKey: `licence ${user.id}`,
      name: "a.pdf",
      mime: "application/pdf",
      sizeBytes: 9,
    },
  });
  await db.kycDocument.create({
    data: { userId: user.id, documentId: document.id, documentType: "professional_licence" },
  });
  expect((await begin(document.id))?.questions).toEqual(["holder", "valid", "territory"]);
});

test("parallel starts begin one reading", async () => {
  const { identity } = await aNewRecruiter();
  const both = await Promise.all([begin(identity.documentId), begin(identity.documentId)]);
  expect(both.filter(Boolean)).toHaveLength(1);
  expect(await db.documentReading.findMany({ where: { documentId: identity.documentId! } })).toMatchObject([
    { attempt: 1, endedAt: null, answer: null, failure: null },
  ]);
});

test("a file due for deletion and an unknown one are not sent", async () => {
  const { identity } = await aNewRecruiter();
  await db.document.update({ where: { id: identity.documentId! }, data: { deleteAt: now() } });
  expect(await begin(identity.documentId)).toBeNull();
  expect(await begin("00000000-0000-4000-8000-000000000000")).toBeNull();
});
