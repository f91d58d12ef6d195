import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { composeAgain } from "@/lib/entry/compose-again";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverMail, queueMail } from "@/lib/platform/outbox/mail";
import { startMailServer, type Treatment } from "../../support/mail-server";
import { until } from "../server/program";
import { holdWrites, startWorker } from "./worker";

/** Larger than the socket buffers, so that its end is not sent while nobody reads. */
const longer = "One line of a long e-mail.\n".repeat(600_000);

let server: Awaited<ReturnType<typeof startMailServer>>;
let treatment: Treatment;
let to: string;

beforeEach(async () => {
  await db.mail.deleteMany();
  treatment = "take";
  to = `${randomUUID()}@test.recruit`;
  server = await startMailServer(() => treatment);
  process.env.SMTP_URL = server.url;
  await db.$transaction((tx) => queueMail(tx, { to, subject: "Hello", body: "Hello", audience: "at_once" }));
});
afterEach(async () => {
  setClock(null);
  server.release();
  await server.stop();
});

/** Runs the sender in another process, at once and after the lease has expired; returns the Message-IDs of all copies. */
async function everything() {
  treatment = "take";
  server.release();
  await deliverMail(composeAgain);
  const atOnce = server.received.length;
  const time = secondsFrom(now(), 600);
  setClock(() => time);
  for (let round = 0; round < 2; round++) await deliverMail(composeAgain);
  expect(await db.mail.findFirstOrThrow({ include: { outbox: true } })).toMatchObject({
    sentAt: expect.any(Date),
    outbox: null,
  });
  return { atOnce, ids: server.received.map(({ messageId }) => messageId) };
}

test("killed while leasing: the e-mail is available at once and is sent once", async () => {
  const claim = await holdWrites("outbox", "update", "new.attempts > old.attempts");
  const worker = startWorker("mail");
  await claim.reached();
  await worker.kill();
  await claim.drop();
  expect(await everything()).toMatchObject({ atOnce: 1, ids: [expect.any(String)] });
});

test("killed after connecting: the e-mail is sent once, after the lease has expired", async () => {
  treatment = "greetless";
  const worker = startWorker("mail");
  await until("the worker is connected", () => server.state.connected > 0);
  await worker.kill();
  expect(await everything()).toMatchObject({ atOnce: 0, ids: [expect.any(String)] });
});

test("killed while sending the body: the partial e-mail is not delivered, and the whole is sent once after the lease has expired", async () => {
  await db.mail.updateMany({ data: { body: longer } });
  treatment = "stall";
  const worker = startWorker("mail");
  await until("the e-mail has begun", () => server.state.begun > 0);
  await worker.kill();
  const { atOnce, ids } = await everything();
  expect([atOnce, ids]).toEqual([0, [expect.any(String)]]);
});

test("killed before the mail server's answer: the e-mail arrives twice with one Message-ID", async () => {
  treatment = "hold";
  const worker = startWorker("mail");
  await until("the e-mail is there", () => server.received.length > 0);
  await worker.kill();
  const { atOnce, ids } = await everything();
  expect([atOnce, ids]).toEqual([1, [ids[0], ids[0]]]);
});

test("killed between the answer and marking the row: the e-mail arrives twice with one Message-ID", async () => {
  const mark = await holdWrites("mails", "update", "new.sent_at is not null");
  const worker = startWorker("mail");
  await mark.reached();
  await worker.kill();
  await mark.drop();
  const { atOnce, ids } = await everything();
  expect([atOnce, ids]).toEqual([1, [ids[0], ids[0]]]);
});

test("killed after marking the row: the e-mail arrives once", async () => {
  const worker = startWorker("mail");
  await worker.worked();
  await worker.kill();
  expect(await everything()).toMatchObject({ atOnce: 1, ids: [expect.any(String)] });
});
