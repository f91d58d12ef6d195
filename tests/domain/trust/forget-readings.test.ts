import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { eraseCases, openCase } from "@/lib/trust/handlers/cases";
import { forgetReadings } from "@/lib/trust/steps/forget-readings";
import { aDocument } from "../../support/factories/files";
import { aNewRecruiter } from "../../support/factories/verification";

const aReading = (documentId: string) =>
  db.documentReading.create({
    data: { documentId, attempt: 1, model: "m", promptVersion: 1, sentMime: "image/png", askedAt: now() },
  });
const readingCount = (documentId: string) => db.documentReading.count({ where: { documentId } });

test("a model's reading is deleted with its file only", async () => {
  const [deletedSide, keptSide] = [await aNewRecruiter(), await aNewRecruiter()];
  const [deletedDocument, other] = [deletedSide.identity.documentId!, keptSide.identity.documentId!];
  await aReading(deletedDocument);
  await aReading(other);
  await db.document.update({ where: { id: deletedDocument }, data: { deletedAt: now() } });
  await forgetReadings();
  expect([await readingCount(deletedDocument), await readingCount(other)]).toEqual([0, 1]);
});

test("a reading is deleted when the document is replaced or the account erased", async () => {
  const { identity, proof, user } = await aNewRecruiter();
  await aReading(identity.documentId!);
  await aReading(proof.documentId!);
  const newer = await aDocument(user.id, { kind: "identity" });
  await db.$transaction((tx) => openCase(tx, { data: { documentId: newer.id } } as Parameters<typeof openCase>[1]));
  expect([await readingCount(identity.documentId!), await readingCount(proof.documentId!)]).toEqual([0, 1]);
  await db.$transaction((tx) => eraseCases(tx, { data: { userId: user.id } } as Parameters<typeof eraseCases>[1]));
  expect(await readingCount(proof.documentId!)).toBe(0);
});
