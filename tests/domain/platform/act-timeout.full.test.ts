import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/db";

const health = "@/lib/platform/http/health";
let withActTimeout: typeof import("@/lib/platform/command/act-timeout").withActTimeout;
let transaction: typeof import("@/lib/platform/command/command").transaction;

beforeEach(async () => {
  vi.resetModules();
  vi.doMock(health, () => ({ databaseAnswers: async () => false }));
  ({ withActTimeout } = await import("@/lib/platform/command/act-timeout"));
  ({ transaction } = await import("@/lib/platform/command/command"));
});
afterEach(() => {
  vi.doUnmock(health);
  vi.resetModules();
});

/** A promise that is resolved by hand. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

test("a command aborted during a database outage is not committed later", async () => {
  const { opened, open } = gate();
  const email = `${randomUUID()}@test.recruit`;
  let end: Promise<unknown> = Promise.resolve();
  const act = withActTimeout(() => {
    end = transaction(async (tx) => {
      await tx.user.create({ data: { email, passwordHash: "none" } });
      await opened;
    });
    return end;
  });
  await expect(act).rejects.toMatchObject({ code: "try_later" });
  open();
  await expect(end).rejects.toThrow("given up");
  expect(await db.user.count({ where: { email } })).toBe(0);
});

test("if a commit may have happened, the sender is told to check", async () => {
  const { opened, open } = gate();
  const act = withActTimeout(async () => {
    await transaction(async (tx) => tx.$queryRaw`select 1`);
    await opened;
  });
  await expect(act).rejects.toMatchObject({ code: "no_answer" });
  open();
});

test("a slow command is not aborted", async () => {
  vi.doMock(health, () => ({ databaseAnswers: async () => true }));
  vi.resetModules();
  const { withActTimeout: patient } = await import("@/lib/platform/command/act-timeout");
  const { opened, open } = gate();
  const act = patient(async () => {
    await opened;
    return "done";
  });
  setTimeout(open, 1_000);
  expect(await act).toBe("done");
});
