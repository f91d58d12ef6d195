import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { now, setClock } from "@/lib/platform/clock";
import { type Actor, type Scope, scopes } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { aDocument } from "../../support/factories/files";
import { anAdmin, aPerson, aRecruiter, aStaffMember } from "../../support/factories/people";

afterEach(() => setClock(null));

const views = (documentId: string) => db.documentView.findMany({ where: { documentId } });
const refusal = (actor: Actor, id: string) => viewDocument(actor, { id }).catch((error: unknown) => error);

test("the owner and verifying staff open a document by a link valid for a minute, and each view is recorded", async () => {
  const [owner, colleague] = [await aPerson("recruiter"), await aStaffMember("verification")];
  const document = await aDocument(owner.userId);
  await db.kycDocument.create({ data: { userId: owner.userId, documentId: document.id, documentType: "identity" } });
  for (const actor of [owner, colleague]) {
    const { url } = await viewDocument(actor, { id: document.id });
    const expires = Number(new URL(url).searchParams.get("expires"));
    expect(url).toContain(document.storageKey);
    expect(expires - now().getTime()).toBeLessThanOrEqual(60_000);
  }
  expect((await views(document.id)).map(({ viewerId }) => viewerId).sort()).toEqual(
    [owner.userId, colleague.userId].sort(),
  );
});

test.each([
  ["a document of a case", "identity", true, "verification"],
  ["a document of an offer", "diploma", false, "support"],
  ["a video", "video", false, "moderation"],
] as const)("of the staff %s is opened by whose work it is", async (_what, kind, inCase, scope) => {
  const { userId } = await aPerson();
  const { id } = await aDocument(userId, { kind });
  if (inCase) await db.kycDocument.create({ data: { userId, documentId: id, documentType: kind } });
  const opened = async (scope: Scope) => !((await refusal(await aStaffMember(scope), id)) instanceof Refusal);
  for (const grantedScope of scopes)
    expect([grantedScope, await opened(grantedScope)]).toEqual([grantedScope, grantedScope === scope]);
});

test("another user's, an unknown and a deleted document give the same answer", async () => {
  const owner = await aPerson("recruiter");
  const { id: foreign } = await aDocument(owner.userId!);
  const { actor: other } = await aRecruiter();
  const { id: deletedId } = await aDocument(other.userId!, { deletedAt: now() });
  for (const outsider of [other, await aPerson("player")]) {
    const answers = await Promise.all([foreign, deletedId, randomUUID()].map((id) => refusal(outsider, id)));
    for (const answer of answers) expect(answer).toMatchObject({ code: "not_found", fields: undefined });
  }
  expect(await refusal(visitor(), foreign)).toMatchObject({ code: "sign_in_required" });
  expect(await views(foreign)).toEqual([]);
});

test("a malformed id is refused before anything is read", async () => {
  expect(await refusal(await anAdmin(), "../1")).toMatchObject({ code: "invalid", fields: { id: ["not_found"] } });
});
