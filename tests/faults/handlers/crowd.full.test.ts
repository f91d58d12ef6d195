import { expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { anEvent, crowd } from "../../support/factories/events";
import { aThread } from "../../support/factories/people";

test("notifying 50,000 people runs in transactions of 1,000 and does not delay another user's message", async () => {
  const { event } = await anEvent();
  await crowd(event.id, 50_000);
  await db.domainEvent.create({ data: { type: "event.changed", data: { eventId: event.id, moved: true } } });
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  await runDueHandlers();
  const [notified] = await db.$queryRaw<{ people: number; most: number; last: string }[]>`
    select sum(rows)::int as people, max(rows)::int as most, max(transaction)::text as last from (
      select xmin::text::bigint as transaction, count(*) as rows from notifications
      where link = ${`/events/${event.id}`} group by 1) as transactions`;
  expect(notified).toMatchObject({ people: 50_000, most: 1_000 });
  const [message] = await db.$queryRaw<{ transaction: string }[]>`
    select xmin::text as transaction from notifications where user_id = ${player.user.id}::uuid`;
  expect(Number(message?.transaction)).toBeLessThan(Number(notified?.last));
}, 600_000);
