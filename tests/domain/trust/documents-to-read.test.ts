import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { sendIdentityDocument } from "@/lib/trust/commands/send-identity-document";
import { documentsToRead } from "@/lib/trust/queries/documents-to-read";
import { aPdf } from "../../support/factories/files";
import { aMinor, aPlayer } from "../../support/factories/people";
import { ago, caseForStaff, read, reading, sent, startReader, tries } from "./reader-of-tests";

let reader: Awaited<ReturnType<typeof startReader>>;
beforeAll(async () => {
  reader = await startReader();
});
afterEach(() => {
  reader.requests.length = 0;
});
afterAll(() => reader.stop());

test("documents of players, guardians and suspended users are never sent to a model, and the page says so", async () => {
  reader.answer = reading("passport");
  const [adult, child, removed] = [await aPlayer(), await aMinor(), await sent("identity")];
  const { documentId: ownDocumentId } = (await sendIdentityDocument(adult.actor, {
    kind: "identity",
    file: aPdf(),
  })) as {
    documentId: string;
  };
  const { documentId: tie } = (await sendIdentityDocument(child.guardianActor, {
    kind: "guardian_tie",
    file: aPdf(),
  })) as {
    documentId: string;
  };
  await runDueHandlers();
  await db.user.update({ where: { id: removed.user.id }, data: { disabledAt: now() } });
  const due = await documentsToRead();
  for (const id of [ownDocumentId, tie, removed.documentId]) {
    expect(due).not.toContain(id);
    expect(await read(id)).toBe(false);
  }
  expect(reader.requests).toEqual([]);
  expect((await caseForStaff(adult.user.id))?.reading).toEqual({ state: "never" });
  expect((await caseForStaff(child.user.id))?.reading).toEqual({ state: "never" });
});

test("decided documents and those sent before the announcement are not sent", async () => {
  const [decided, early] = [await sent("identity"), await sent("identity")];
  await db.kycDocument.updateMany({ where: { documentId: decided.documentId }, data: { verdict: "verified" } });
  await db.document.update({ where: { id: early.documentId }, data: { createdAt: new Date("2026-11-24T23:59:00Z") } });
  const due = await documentsToRead();
  for (const { documentId } of [decided, early]) {
    expect(due).not.toContain(documentId);
    expect(await read(documentId)).toBe(false);
  }
  expect((await caseForStaff(early.user.id))?.reading).toEqual({ state: "unset" });
});

test("at most twenty readings a day per sender", async () => {
  reader.answer = reading("passport");
  const { documentId, user } = await sent("identity");
  const other = await db.document.create({
    data: { ownerId: user.id, kind: "cv", storageKey: randomUUID(), name: "a", mime: "image/png", sizeBytes: 1 },
  });
  const earlier = { documentId: other.id, model: "m", promptVersion: 1, sentMime: "image/png", askedAt: now() };
  await db.documentReading.createMany({ data: Array.from({ length: 20 }, (_, n) => ({ ...earlier, attempt: n + 1 })) });
  expect(await read(documentId)).toBe(false);
  await ago(other.id, 25 * 3600);
  expect(await read(documentId)).toBe(true);
});

test("without a configured model for documents no reading happens, and the page says so", async () => {
  const base = env.OPENAI_BASE_URL;
  const { documentId, user } = await sent("identity");
  for (const unset of [{ OPENAI_DOCUMENTS_MODEL: undefined }, { OPENAI_BASE_URL: undefined }]) {
    Object.assign(env, { OPENAI_BASE_URL: base, OPENAI_DOCUMENTS_MODEL: "sees-pictures" }, unset);
    expect(await documentsToRead()).toEqual([]);
    expect(await read(documentId)).toBe(false);
    expect((await caseForStaff(user.id))?.reading).toEqual({ state: "unset" });
  }
  env.OPENAI_BASE_URL = base;
  expect(reader.requests).toEqual([]);
  expect(await tries(documentId)).toEqual([]);
});
