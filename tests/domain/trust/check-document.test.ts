import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { checkDocument, sameDomain, sameName } from "@/lib/trust/steps/check-document";
import { aDocument } from "../../support/factories/files";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

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

test("a missing proof, a free mail provider and a file of another account are pointed out", async () => {
  const { user } = await aRecruiter({ email: "etoile@mail.example", websiteUrl: "https://etoile.example" });
  const other = await aDocument((await aRecruiter()).user.id);
  const identity = await aDocument(user.id, { sha256: other.sha256 });
  expect(await results(identity.id)).toMatchObject({ complete: false, unique: false, domain: false });
});

test("without data to compare no result is given", async () => {
  const { user } = await aRecruiter();
  expect(await results((await aDocument(user.id)).id)).toMatchObject({ domain: null, complete: false });
});

test("a player's document is compared with the account's name; a parent may send theirs once per child", async () => {
  const [player, renamed] = [await aPlayer(), await aPlayer()];
  await db.profile.update({ where: { id: renamed.user.id }, data: { fullName: "Somebody Else" } });
  const names = async (userId: string) => (await results((await aDocument(userId)).id)).account_name;
  expect([await names(player.user.id), await names(renamed.user.id)]).toEqual([true, false]);
  const [child, brother] = [await aMinor(), await aMinor()];
  await db.guardian.update({ where: { playerId: brother.player.id }, data: { email: child.guardian.email } });
  const sha256 = "f".repeat(64);
  await aDocument(brother.user.id, { kind: "guardian_identity", sha256 });
  const document = await aDocument(child.user.id, { kind: "guardian_identity", sha256 });
  expect(await results(document.id)).toMatchObject({ unique: true, account_name: null });
  await aDocument(player.user.id, { sha256 });
  expect(await results(document.id)).toMatchObject({ unique: false });
});

test("names are compared regardless of order and spelling", () => {
  expect(sameName("Éloïse Le-Gall", "LE GALL Eloise")).toBe(true);
  expect(sameName("Éloïse Le Gall", "Éloïse Le Goff")).toBe(false);
});

test("domains are equal with and without www and subdomains, not by suffix alone", () => {
  expect(sameDomain("a@club.example", "https://www.club.example")).toBe(true);
  expect(sameDomain("a@youth.club.example", "https://club.example/x")).toBe(true);
  expect(sameDomain("a@club.example", "https://youth.club.example")).toBe(true);
  expect(sameDomain("a@otherclub.example", "https://club.example")).toBe(false);
  expect(sameDomain("a@example", "https://club.example")).toBe(false);
});
