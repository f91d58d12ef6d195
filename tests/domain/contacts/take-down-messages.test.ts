import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { getThread } from "@/lib/contacts/queries/thread";
import { restoreMessages, takeDownMessages } from "@/lib/contacts/steps/take-down-messages";
import { db } from "@/lib/platform/db/db";
import { aThread } from "../../support/factories/people";

test("a removed message is shown to both sides as removed, without its text, until it is restored", async () => {
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, subject: "Money", content: "Pay me." });
  const read = async (actor: typeof player.actor | typeof recruiter.actor) => {
    const message = (await getThread(actor, threadId))?.messages[0];
    return [message?.subject, message?.content, message?.takenDownAt !== null];
  };
  const count = await db.$transaction((tx) => takeDownMessages(tx, { threadId }));
  expect(await db.$transaction((tx) => takeDownMessages(tx, { threadId }))).toEqual([]);
  for (const { actor } of [player, recruiter]) expect(await read(actor)).toEqual([null, "", true]);
  await db.$transaction((tx) => restoreMessages(tx, count));
  for (const { actor } of [player, recruiter]) expect(await read(actor)).toEqual(["Money", "Pay me.", false]);
});
