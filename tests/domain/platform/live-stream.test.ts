import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { endSession } from "@/lib/accounts/steps/end-session";
import { startSession } from "@/lib/accounts/steps/start-session";
import { isStillIn } from "@/lib/entry/session";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listen } from "@/lib/platform/live/live";
import { endStreams, openFeed } from "@/lib/platform/live/live-stream";
import { aPerson } from "../../support/factories/people";
import { wireUp } from "../../support/freshness";

let openNext = (_: ServerResponse) => {};
const server = createServer((_, response) => openNext(response)).listen(0, "127.0.0.1");
beforeAll(wireUp);
afterAll(() => {
  endStreams();
  server.close();
});

/** A visitor with an open feed, and whether it has ended. */
async function withFeed() {
  const actor = await aPerson();
  const userId = actor.userId ?? "";
  const { sessionId } = await startSession({ userId, device: null, replaces: null });
  const isIn = () => isStillIn({ ...actor, sessionId });
  openNext = (response) => openFeed(response, { userId, readAt: undefined, isStillActive: isIn });
  const feed = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const state = { ended: false };
  void feed.text().then(() => {
    state.ended = true;
  });
  return { userId, sessionId, isIn, state };
}

const ended = { timeout: 1_000 };

test("a stream ends with its session; another session's stream of the user continues", async () => {
  const { userId, sessionId, isIn, state } = await withFeed();
  const other = await startSession({ userId, device: null, replaces: null });
  const received = new Promise((resolve) => listen(userId, resolve));
  await endSession(other.sessionId, "signed out");
  await received;
  expect(await isIn()).toBe(true);
  expect(state.ended).toBe(false);
  await endSession(sessionId, "signed out");
  await vi.waitFor(() => expect(state.ended).toBe(true), ended);
});

test.each([
  ["the account is closed", (id: string) => db.user.update({ where: { id }, data: { disabledAt: now() } })],
  ["the person is erased", (id: string) => db.user.delete({ where: { id } })],
])("a feed ends when %s, whoever does it", async (_what, end) => {
  const { userId, state } = await withFeed();
  await end(userId);
  await vi.waitFor(() => expect(state.ended).toBe(true), ended);
});
