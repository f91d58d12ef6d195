import { beforeEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aRecruiter } from "../../support/factories/people";
import { aCase } from "../../support/factories/verification";
import { holdWrites, startWorker } from "../mail/worker";

beforeEach(async () => {
  await db.$executeRaw`truncate domain_events cascade`;
  await db.mail.deleteMany();
});

async function verified() {
  const { recruiter, user } = await aRecruiter();
  const { id: verificationCaseId } = await aCase(user.id, "identity");
  await db.domainEvent.create({
    data: { type: "recruiter.verified", data: { recruiterId: recruiter.id, verificationCaseId } },
  });
  return user;
}

async function consequences({ id, email }: { id: string; email: string }) {
  const time = secondsFrom(now(), 600);
  setClock(() => time);
  await runDueHandlers();
  setClock(null);
  expect(await db.outboxEntry.count({ where: { kind: "handler" } })).toBe(0);
  return [await db.notification.count({ where: { userId: id } }), await db.mail.count({ where: { to: email } })];
}

test.each([
  ["plans what follows", "outbox", "insert"],
  ["writes the notification", "notifications", "insert"],
  ["writes the e-mail, the notification being there", "mails", "insert"],
] as const)("killed while it %s: both come once", async (_step, table, event) => {
  const user = await verified();
  const write = await holdWrites(table, event);
  const worker = startWorker("handlers");
  await write.reached();
  await worker.kill();
  await write.drop();
  expect(await consequences(user)).toEqual([1, 1]);
});
