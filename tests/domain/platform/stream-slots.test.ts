import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { setClock } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { acquireStreamSlot } from "@/lib/platform/live/stream-slots";

const someone = (address: string) => createActor({ kind: "member", role: "user", userId: randomUUID(), address });

function slotsFor(visitorOf: () => ReturnType<typeof someone>, most: number) {
  const slots = [];
  for (let n = 0; n < most; n++) slots.push(acquireStreamSlot(visitorOf()));
  expect(() => acquireStreamSlot(visitorOf())).toThrow(
    expect.objectContaining({ code: "too_many_tries", retryAfter: 60 }),
  );
  return slots;
}

test("a user may have sixty open streams; closing one frees one place", () => {
  const actor = someone(randomUUID());
  const [first] = slotsFor(() => actor, 60);
  first?.();
  first?.();
  slotsFor(() => actor, 1);
});

test("an address may have six hundred open streams of any users", () => {
  const address = randomUUID();
  slotsFor(() => someone(address), 600);
  acquireStreamSlot(someone(randomUUID()));
});

test("a user may open 240 streams a minute", () => {
  const actor = someone(randomUUID());
  const startTime = Date.UTC(2026, 0, 1);
  onTestFinished(() => setClock(null));
  setClock(() => new Date(startTime));
  for (let n = 0; n < 240; n++) acquireStreamSlot(actor)();
  setClock(() => new Date(startTime + 42_000));
  expect(() => acquireStreamSlot(actor)).toThrow(expect.objectContaining({ code: "too_many_tries", retryAfter: 18 }));
  acquireStreamSlot(someone(randomUUID()))();
  setClock(() => new Date(startTime + 60_000));
  acquireStreamSlot(actor)();
});
