import { expect, test } from "vitest";
import { releaseOfferDocuments } from "@/lib/jobs/steps/release-offer-documents";
import { daysFrom, now } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { aPerson } from "../../support/factories/people";

test("all documents of an offer are deleted after thirty days, or on an earlier date already set", async () => {
  const { userId } = await aPerson();
  const soon = daysFrom(now(), 3);
  const [identity, certificate] = [
    await aDocument(userId!, { deleteAt: soon }),
    await aDocument(userId!, { kind: "certificate" }),
  ];
  const files = {
    identityDocumentUrl: identity.storageKey,
    certificateUrls: [certificate.storageKey],
    diplomaUrls: [],
  };
  await transaction((tx) => releaseOfferDocuments(tx, files));
  const deletionTime = async (id: string) => (await db.document.findUniqueOrThrow({ where: { id } })).deleteAt;
  expect(await deletionTime(identity.id)).toEqual(soon);
  expect((await deletionTime(certificate.id))! > daysFrom(now(), 29)).toBe(true);
});
