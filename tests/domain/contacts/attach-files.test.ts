import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { getThread } from "@/lib/contacts/queries/thread";
import { takeDownMessages } from "@/lib/contacts/steps/take-down-messages";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { aFile, aPdf, aPng, jpegBytes } from "../../support/factories/files";
import { aMinorsThread, anAdmin, aPlayer, aThread } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const opens = (actor: Actor, id: string) =>
  viewDocument(actor, { id }).then(
    () => true,
    (error) => error.code,
  );

const filesIn = async (actor: Actor, threadId: string) =>
  (await getThread(actor, threadId))?.messages.flatMap(({ files }) => files) ?? [];

test("attached files can be opened by both sides only; the club loses access when the identity is closed", async () => {
  const [{ player, recruiter, request, threadId }, outsider] = [await aThread(), await aPlayer()];
  const ahead = await stageFile(player.actor, { kind: "shared", file: aPdf("licence.pdf") });
  await sendMessage(player.actor, { threadId, content: "Here.", files: [ahead.id, aPng("me.png")] });
  const [licence, picture] = await filesIn(recruiter.actor, threadId);
  expect([licence?.name, picture?.name]).toEqual(["licence.pdf", "me.png"]);
  for (const actor of [player.actor, recruiter.actor]) expect(await opens(actor, licence!.id)).toBe(true);
  expect(await opens(outsider.actor, licence!.id)).toBe("not_found");
  expect(await db.document.count({ where: { id: licence!.id, deleteAt: null, ownerId: player.user.id } })).toBe(1);
  await db.disclosure.update({ where: { id: request.disclosure!.id }, data: { closedAt: now() } });
  expect([await opens(recruiter.actor, licence!.id), await opens(player.actor, licence!.id)]).toEqual([
    "not_found",
    true,
  ]);
});

test("the guardian sends and opens files for the child, also by the mailed link, and each view is recorded as theirs", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await sendMessage(player.guardianActor, { threadId, content: "Signed.", files: aFile(jpegBytes(), "yes.jpg") });
  const [file] = await filesIn(recruiter.actor, threadId);
  for (const actor of [player.actor, player.guardianActor, recruiter.actor])
    expect(await opens(actor, file!.id)).toBe(true);
  const looks = await db.documentView.findMany({ where: { documentId: file!.id }, orderBy: { id: "asc" } });
  expect(looks.map(({ viewerId, byGuardian }) => [viewerId, byGuardian])).toEqual([
    [player.user.id, false],
    [player.user.id, true],
    [recruiter.user.id, false],
  ]);
  expect(await opens((await aMinorsThread()).player.guardianActor, file!.id)).toBe("not_found");
});

test("files of removed messages can be opened by moderators only", async () => {
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, content: "Pay me.", files: aPdf() });
  const [file] = await filesIn(player.actor, threadId);
  await db.$transaction((tx) => takeDownMessages(tx, { threadId }));
  expect(await filesIn(player.actor, threadId)).toEqual([]);
  expect([await opens(player.actor, file!.id), await opens(await anAdmin(), file!.id)]).toEqual(["not_found", true]);
});

test("other file types, foreign files and too many files are refused beside the field, and nothing is sent", async () => {
  const { player, recruiter, threadId } = await aThread();
  const foreign = await stageFile(recruiter.actor, { kind: "shared", file: aPdf() });
  const four = Array.from({ length: 4 }, () => aPng());
  for (const [files, code] of [
    [aFile(Buffer.from("hello"), "hello.txt"), "file_type"],
    [foreign.id, "file_required"],
    [four, "too_many_files"],
  ] as const)
    await expect(sendMessage(player.actor, { threadId, content: "Here.", files })).rejects.toMatchObject({
      fields: { files: [code] },
    });
  expect(await db.message.count({ where: { threadId } })).toBe(0);
});
