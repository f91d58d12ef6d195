import { expect, test } from "vitest";
import { blockPerson } from "@/lib/contacts/commands/block-person";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { getThread } from "@/lib/contacts/queries/thread";
import { db } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { aMinorsThread, aPlayer, aThread } from "../../support/factories/people";

const refused = { code: "conversation_blocked" };

test("a block stops both sides from writing and hides the profile; only the blocker sees who blocked", async () => {
  const { player, recruiter, threadId } = await aThread();
  expect(await visibleAmong(recruiter.actor, [player.player.id])).toContain(player.player.id);
  await blockPerson(player.actor, { threadId });
  for (const { actor } of [player, recruiter])
    await expect(sendMessage(actor, { threadId, content: "Still there?" })).rejects.toMatchObject(refused);
  expect(await getThread(player.actor, threadId)).toMatchObject({ blocked: "byMe" });
  expect(await getThread(recruiter.actor, threadId)).toMatchObject({ blocked: "byOther", otherHandle: null });
  expect(await visibleAmong(recruiter.actor, [player.player.id])).not.toContain(player.player.id);
});

test("a minor's guardian blocks for the child; repeating it changes nothing", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  await Promise.all([1, 2].map(() => blockPerson(player.guardianActor, { threadId })));
  const pair = { blockerId: player.user.id, blockedId: recruiter.user.id };
  expect(await db.block.count({ where: pair })).toBe(1);
  await expect(sendMessage(recruiter.actor, { threadId, content: "Hello?" })).rejects.toMatchObject(refused);
  expect(await getThread(player.actor, threadId)).toMatchObject({ blocked: "byMe" });
});

test("blocking works only in the user's own conversations", async () => {
  const { threadId } = await aThread();
  await expect(blockPerson((await aPlayer()).actor, { threadId })).rejects.toMatchObject({ code: "not_found" });
});
