import { expect, test } from "vitest";
import { keepOfferDocuments } from "@/lib/jobs/steps/keep-offer-documents";
import { db } from "@/lib/platform/db/db";
import { pdfBytes } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

const stored = (kind: "identity" | "certificate", key: string) => ({
  kind,
  key,
  path: key,
  name: "paper.pdf",
  mime: "application/pdf" as const,
  sizeBytes: pdfBytes().length,
  sha256: key.padEnd(64, "0"),
});

test("the storage keys are returned by field, and only the identity document gets a deletion date", async () => {
  const { userId } = await aPerson();
  const files = [stored("identity", `i-${userId}`), stored("certificate", `c-${userId}`)];
  const noFiles = { identity: [], certificates: [], diplomas: [] };
  const storedFiles = await db.$transaction((tx) =>
    keepOfferDocuments(tx, { ownerId: userId!, documents: noFiles, stored: files }),
  );
  expect(storedFiles).toEqual({
    identityDocumentUrl: `i-${userId}`,
    certificateUrls: [`c-${userId}`],
    diplomaUrls: [],
  });
  const rows = await db.document.findMany({ where: { ownerId: userId! }, orderBy: { storageKey: "asc" } });
  expect(rows.map(({ kind, deleteAt }) => [kind, deleteAt !== null])).toEqual([
    ["certificate", false],
    ["identity", true],
  ]);
});
