import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runInSandbox } from "@/lib/platform/files/sandbox";
import { longestStretch } from "../../support/longest-stretch";

const inSandbox = (name: string, more?: unknown, { ms = 10_000, bytes = new Uint8Array(1) } = {}) =>
  runInSandbox({ file: "tests/support/sandbox-tasks.ts", name, ms }, bytes, more);
const failed = (reason: string) => ({ reason });

test("a sandbox task gets input and returns output, also bytes, using less than 0.1 s of this thread", async () => {
  const bytes = new Uint8Array(5 * 1024 * 1024).fill(7);
  await inSandbox("echo");
  let output: unknown;
  const took = await longestStretch(async () => {
    output = await inSandbox("echo", undefined, { bytes });
  });
  expect(Buffer.compare(output as Uint8Array, bytes)).toBe(0);
  expect(took).toBeLessThan(100);
});

test("an endless task is killed, and others are answered meanwhile", async () => {
  await Promise.all([inSandbox("echo"), inSandbox("echo")]);
  let ended = false;
  const endless = inSandbox("spin", null, { ms: 2_000 }).catch((error: unknown) => {
    ended = true;
    return error;
  });
  expect(await longestStretch(() => inSandbox("echo"))).toBeLessThan(100);
  expect(ended).toBe(false);
  expect(await endless).toMatchObject(failed("limit"));
});

test("a task that uses too much memory is killed alone", async () => {
  await expect(inSandbox("fillHeap")).rejects.toMatchObject(failed("limit"));
  await expect(inSandbox("fillWebAssembly")).rejects.toMatchObject(failed("crash"));
  expect(await inSandbox("echo", 1)).toBe(1);
});

test("a task that throws reports the error, and the next is answered", async () => {
  await expect(inSandbox("fail")).rejects.toMatchObject({
    reason: "crash",
    cause: expect.stringContaining("no such page"),
  });
  expect(await inSandbox("echo", 2)).toBe(2);
});

test("the sandbox has no secrets and cannot write or start processes", async () => {
  expect(await inSandbox("environment")).not.toContain("DATABASE_URL");
  const path = join(tmpdir(), crypto.randomUUID());
  await expect(inSandbox("write", path)).rejects.toMatchObject(failed("crash"));
  expect(existsSync(path)).toBe(false);
  await expect(inSandbox("run")).rejects.toMatchObject(failed("crash"));
});

test("when the queue is full the next task is refused at once; waiting ones are run", async () => {
  const waiting = Array.from({ length: 22 }, (_, index) => inSandbox("echo", index));
  await expect(inSandbox("echo")).rejects.toMatchObject(failed("busy"));
  expect(await Promise.all(waiting)).toEqual(waiting.map((_, index) => index));
});
