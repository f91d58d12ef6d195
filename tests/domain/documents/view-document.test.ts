import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import type { Actor } from "@/lib/core/actor";
import { now, setClock } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { anAdmin, aPerson, aRecruiter } from "../../support/mint/factories";
import { aDocument } from "../../support/mint/files";

afterEach(() => setClock(null));

const views = (documentId: string) => db.documentView.findMany({ where: { documentId } });
const refusal = (actor: Actor, id: string) => viewDocument(actor, { id }).catch((error: unknown) => error);

test("its owner and an administrator open a document, through a link of a minute, and each look is noted", async () => {
  const [owner, admin] = [await aPerson("recruiter"), await anAdmin()];
  const document = await aDocument(owner.userId!);
  for (const actor of [owner, admin]) {
    const { url } = await viewDocument(actor, { id: document.id });
    const expires = Number(new URL(url).searchParams.get("expires"));
    expect(url).toContain(document.storageKey);
    expect(expires - now().getTime()).toBeLessThanOrEqual(60_000);
  }
  expect((await views(document.id)).map(({ viewerId }) => viewerId).sort()).toEqual(
    [owner.userId, admin.userId].sort(),
  );
});

test("somebody else's document, an unknown one and a deleted one are the same to a stranger", async () => {
  const owner = await aPerson("recruiter");
  const { id: foreign } = await aDocument(owner.userId!);
  const { actor: other } = await aRecruiter();
  const { id: gone } = await aDocument(other.userId!, { deletedAt: now() });
  for (const stranger of [other, await aPerson("player"), visitor()]) {
    const answers = await Promise.all([foreign, gone, randomUUID()].map((id) => refusal(stranger, id)));
    for (const answer of answers) expect(answer).toMatchObject({ code: "not_found", fields: undefined });
  }
  expect(await views(foreign)).toEqual([]);
});

test("an id that is none is refused before anything is read", async () => {
  expect(await refusal(await anAdmin(), "../1")).toMatchObject({ code: "invalid", fields: { id: ["not_found"] } });
});
