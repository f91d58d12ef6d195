import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { checkDocument, sameDomain } from "@/lib/verification/steps/check-document";
import { aPlayer, aRecruiter } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";

const results = async (documentId: string) => {
  const document = await db.document.findUniqueOrThrow({ where: { id: documentId } });
  const checks = await db.$transaction((tx) => checkDocument(tx, document));
  return Object.fromEntries(checks.map(({ rule, passed }) => [rule, passed]));
};

test("a club with its own domain and both documents passes every rule", async () => {
  const { user } = await aRecruiter({ email: "contact@etoile.example", websiteUrl: "https://www.etoile.example/club" });
  await aDocument(user.id, { kind: "organization_proof" });
  const identity = await aDocument(user.id);
  expect(await results(identity.id)).toEqual({
    readable: true,
    type: true,
    size: true,
    complete: true,
    unique: true,
    domain: true,
  });
});

test("a missing proof, a free mailbox and a file of another account are each pointed out", async () => {
  const { user } = await aRecruiter({ email: "etoile@mail.example", websiteUrl: "https://etoile.example" });
  const other = await aDocument((await aRecruiter()).user.id);
  const identity = await aDocument(user.id, { sha256: other.sha256 });
  expect(await results(identity.id)).toMatchObject({ complete: false, unique: false, domain: false });
});

test("where there is nothing to compare, nothing is claimed", async () => {
  const { user } = await aRecruiter();
  expect(await results((await aDocument(user.id)).id)).toMatchObject({ domain: null, complete: false });
  const player = await aPlayer();
  expect(await results((await aDocument(player.user.id)).id)).toMatchObject({ domain: null, complete: null });
});

test("a domain is the same with and under www, and never by its ending alone", () => {
  expect(sameDomain("a@club.example", "https://www.club.example")).toBe(true);
  expect(sameDomain("a@youth.club.example", "https://club.example/x")).toBe(true);
  expect(sameDomain("a@club.example", "https://youth.club.example")).toBe(true);
  expect(sameDomain("a@otherclub.example", "https://club.example")).toBe(false);
  expect(sameDomain("a@example", "https://club.example")).toBe(false);
});
