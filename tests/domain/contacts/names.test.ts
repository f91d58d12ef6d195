import { expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { listMessages } from "@/lib/contacts/queries/inbox";
import { namesFor } from "@/lib/contacts/queries/names";
import { sentRequests } from "@/lib/contacts/queries/requests";
import { getThread } from "@/lib/contacts/queries/thread";
import { listThreads } from "@/lib/contacts/queries/threads";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { aMinor, anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";

async function aConversation() {
  const open = await anOpenName();
  const { id: threadId } = await db.thread.findUniqueOrThrow({ where: { requestId: open.request.id } });
  await sendMessage(open.player.actor, { threadId, content: "Thursday suits me." });
  await runDueHandlers();
  return { ...open, threadId };
}

/** Everything a recruiter reads that names a player in a conversation, except the player's page. */
async function everythingRead(actor: Actor, threadId: string) {
  const read = [
    await listMessages(actor),
    await listThreads(actor),
    await getThread(actor, threadId),
    await sentRequests(actor),
    await bellView(actor, "en"),
  ];
  return read.map((part) => JSON.stringify(part));
}

test("a disclosed name is used in conversations, lists and notifications", async () => {
  const { recruiter, player, threadId } = await aConversation();
  for (const part of await everythingRead(recruiter.actor, threadId)) expect(part).toContain(player.player.fullName);
});

test("after closing, the handle is shown in all of them", async () => {
  const { recruiter, player, threadId, disclosure } = await aConversation();
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await runDueHandlers();
  for (const part of await everythingRead(recruiter.actor, threadId)) {
    expect(part).not.toContain(player.player.fullName);
    expect(part).toContain(player.player.handle);
  }
});

test("an unverified recruiter sees the handle too", async () => {
  const { recruiter, player, threadId } = await aConversation();
  await db.recruiter.update({ where: { id: recruiter.recruiter.id }, data: { status: "pending" } });
  for (const part of await everythingRead(recruiter.actor, threadId))
    expect(part).not.toContain(player.player.fullName);
});

test("a name seen in a conversation is recorded", async () => {
  const { recruiter, disclosure, threadId } = await aConversation();
  const rows = () => db.disclosureView.count({ where: { disclosureId: disclosure.id } });
  expect(await rows()).toBe(0);
  for (let n = 0; n < 5; n++) await getThread(recruiter.actor, threadId);
  expect(await rows()).toBe(1);
});

test("others see an adult's published name and a minor's handle", async () => {
  const [knownPlayer, private_, minor] = [
    await aPlayer({ publishName: true }),
    await aPlayer(),
    await aMinor({ publishName: true }),
  ];
  const people = [knownPlayer, private_, minor].map(({ player }) => player);
  const { actor } = await aRecruiter();
  expect(
    await namesFor(
      actor,
      people.map(({ id }) => id),
    ),
  ).toEqual(
    new Map([
      [people[0]!.id, people[0]!.fullName],
      [people[1]!.id, people[1]!.handle],
      [people[2]!.id, people[2]!.handle],
    ]),
  );
  for (const reader of [minor.actor, minor.guardianActor, await anAdmin()])
    expect((await namesFor(reader, [minor.player.id])).get(minor.player.id)).toBe(minor.player.fullName);
});
