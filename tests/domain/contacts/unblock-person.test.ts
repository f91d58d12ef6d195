import { expect, test } from "vitest";
import { blockPerson } from "@/lib/contacts/commands/block-person";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { unblockPerson } from "@/lib/contacts/commands/unblock-person";
import { getThread } from "@/lib/contacts/queries/thread";
import { aThread } from "../../support/factories/people";

test("a user can remove only their own block", async () => {
  const { player, recruiter, threadId } = await aThread();
  await blockPerson(player.actor, { threadId });
  await unblockPerson(recruiter.actor, { threadId });
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ blocked: "byOther" });
  await unblockPerson(player.actor, { threadId });
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ blocked: null });
  await sendMessage(recruiter.actor, { threadId, content: "Thursday at six?" });
});
