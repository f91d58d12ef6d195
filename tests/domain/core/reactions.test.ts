import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { listen } from "@/lib/core/live";
import { sendMessage } from "@/lib/messages/commands/send-message";
import { settle } from "@/lib/reactions";
import { aThread } from "../../support/factories";

test("the bell rings after the commit, once, and only for its owner", async () => {
  const { player, recruiter, threadId } = await aThread();
  const heard: string[] = [];
  const rung = new Promise<void>((resolve) => {
    listen(player.user.id, (topic) => {
      heard.push(topic);
      if (heard.includes("notification") && heard.includes("message")) resolve();
    });
  });
  listen(recruiter.user.id, (topic) => heard.push(`recruiter ${topic}`));
  await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  await Promise.all([settle(), settle()]);
  await rung;
  expect(heard.filter((topic) => topic !== "resync" && topic !== "recruiter resync").sort()).toEqual([
    "message",
    "notification",
  ]);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("a fact whose consequence fails is put off and blocks nothing", async () => {
  const broken = await db.fact.create({ data: { type: "message.sent", data: { threadId: "nowhere" } } });
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  await settle();
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
  const fact = await db.fact.findUniqueOrThrow({ where: { id: broken.id } });
  expect(fact).toMatchObject({ attempts: 1, settledAt: null, parkedAt: null });
  expect(fact.retryAt).not.toBeNull();
});

test("the sixth failure parks it", async () => {
  const broken = await db.fact.create({ data: { type: "message.sent", data: {}, attempts: 5 } });
  await settle();
  expect((await db.fact.findUniqueOrThrow({ where: { id: broken.id } })).parkedAt).not.toBeNull();
});
