import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { withConsequences } from "@/lib/consequences";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { deliverMail } from "@/lib/core/mail";
import { sendMessage } from "@/lib/messages/commands/send-message";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { aThread } from "../../support/mint/factories";

const afterAnswer: (() => Promise<void>)[] = [];
vi.mock("next/server", () => ({ after: (work: () => Promise<void>) => afterAnswer.push(work) }));

beforeEach(() => void afterAnswer.splice(0));
const answered = () => Promise.all(afterAnswer.splice(0).map((work) => work()));

test("after an act come its own reactions and letters, and nobody else's", async () => {
  const [own, others] = [`${randomUUID()}@test.recruit`, `${randomUUID()}@test.recruit`];
  const waiting = await db.mail.create({ data: { to: others, subject: "Hello", body: "Hello" } });
  const backlog = await db.fact.create({ data: { type: "message.sent", data: {} } });
  await withConsequences(() =>
    openTicket(visitor(), { name: "Nadia", email: own, message: "Where do I change my city?" }),
  );
  expect(await db.mail.count({ where: { to: own } })).toBe(0);
  await answered();
  expect((await db.mail.findFirstOrThrow({ where: { to: own } })).sentAt).not.toBeNull();
  expect((await db.mail.findUniqueOrThrow({ where: { id: waiting.id } })).sentAt).toBeNull();
  expect((await db.fact.findUniqueOrThrow({ where: { id: backlog.id } })).plannedAt).toBeNull();
  await deliverMail();
});

test("an act that failed after it had written something is followed as well; one that wrote nothing is not", async () => {
  const { player, recruiter, threadId } = await aThread();
  const failing = withConsequences(async () => {
    await sendMessage(recruiter.actor, { threadId, content: "Hello" });
    throw new Error("the session could not be renewed");
  });
  await expect(failing).rejects.toThrow("session");
  await answered();
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
  await withConsequences(async () => "nothing");
  expect(afterAnswer).toEqual([]);
});
