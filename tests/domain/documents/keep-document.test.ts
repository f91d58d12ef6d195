import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

const stored = () => ({
  kind: "identity" as const,
  key: randomUUID(),
  path: randomUUID(),
  name: "passport.png",
  mime: "image/png" as const,
  sizeBytes: 90,
  sha256: "a".repeat(64),
});

test("a stored file becomes its owner's document, and a domain event is recorded", async () => {
  const actor = await aPerson("recruiter");
  const file = stored();
  const { id } = await db.$transaction((tx) => keepDocument(tx, actor, actor.userId!, file));
  expect(await db.document.findUnique({ where: { id } })).toMatchObject({
    ownerId: actor.userId,
    storageKey: file.key,
  });
  const events = await db.domainEvent.findMany({ where: { type: "document.uploaded", actorId: actor.userId } });
  expect(events.map(({ data }) => data)).toEqual([{ documentId: id }]);
});

test("no document may exceed 5 MB, whoever uploads it", async () => {
  const actor = await aPerson("recruiter");
  const tooLarge = { ...stored(), sizeBytes: 5 * 1024 * 1024 + 1 };
  await expect(db.$transaction((tx) => keepDocument(tx, actor, actor.userId!, tooLarge))).rejects.toThrow();
});
