import { afterEach, expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { getThread } from "@/lib/contacts/queries/thread";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { afterQuietHours } from "@/lib/platform/outbox/quiet-hours";
import { aMinorsThread } from "../../support/factories/people";

afterEach(() => setClock(null));

test("in quiet hours the guardian's e-mail waits until morning, the message is delivered, and the club is told why", async () => {
  const day = daysFrom(now(), 1).toISOString().slice(0, 10);
  const night = new Date(`${day}T22:00Z`);
  const morning = afterQuietHours(["Europe/Paris"], night);
  const { player, recruiter, threadId } = await aMinorsThread();
  setClock(() => night);
  await sendMessage(recruiter.actor, { threadId, content: "Thursday at six?" });
  await runDueHandlers();
  const mail = { to: player.guardian.email };
  expect(await db.outboxEntry.findFirstOrThrow({ where: { mail } })).toMatchObject({ dueAt: morning });
  expect((await getThread(player.guardianActor, threadId))?.messages).toHaveLength(1);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
  expect((await getThread(recruiter.actor, threadId))?.quietUntil).toEqual(morning);
  expect((await getThread(player.actor, threadId))?.quietUntil).toBeNull();
  setClock(() => morning);
  expect((await getThread(recruiter.actor, threadId))?.quietUntil).toBeNull();
});
