import { expect, test } from "vitest";
import { readThread } from "@/lib/contacts/commands/read-thread";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { countUnread } from "@/lib/contacts/queries/inbox";
import { aPlayer, aThread } from "../../support/factories/people";

test("opening a conversation marks received messages read, not sent ones", async () => {
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, content: "One" });
  await sendMessage(player.actor, { threadId, content: "Two" });
  await readThread(recruiter.actor, { threadId });
  expect([await countUnread(player.actor), await countUnread(recruiter.actor)]).toEqual([1, 0]);
});

test("a user without access cannot open it", async () => {
  const { threadId } = await aThread();
  const outsider = await aPlayer();
  await expect(readThread(outsider.actor, { threadId })).rejects.toMatchObject({ code: "not_found" });
});
