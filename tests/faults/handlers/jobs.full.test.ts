import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { jobs } from "@/lib/entry/schedule";
import { db } from "@/lib/platform/db/db";
import { startJobs, stopJobs, wake } from "@/lib/platform/outbox/jobs";
import { aThread } from "../../support/factories/people";

beforeAll(async () => {
  await startJobs([{ name: "of-an-older-version", every: "* * * * *", run: async () => {} }]);
  await stopJobs();
  await startJobs(jobs);
});
afterAll(stopJobs);

test("jobs process what a crash left behind, at once when they are woken", async () => {
  const { player, recruiter, threadId } = await aThread();
  await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  await wake("handlers");
  await vi.waitFor(async () => expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1), {
    timeout: 40_000,
    interval: 100,
  });
});

test("schedules of removed jobs are deleted", async () => {
  const names = await db.$queryRaw<{ name: string }[]>`select name from pgboss.schedule order by name`;
  expect(names.map(({ name }) => name)).toEqual(jobs.map(({ name }) => name).sort());
});
