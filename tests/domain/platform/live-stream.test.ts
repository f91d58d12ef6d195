import { beforeAll, expect, test, vi } from "vitest";
import { endSession } from "@/lib/accounts/steps/end-session";
import { startSession } from "@/lib/accounts/steps/start-session";
import { isStillIn } from "@/lib/entry/session";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listen } from "@/lib/platform/live/live";
import { liveStream } from "@/lib/platform/live/live-stream";
import { aPerson } from "../../support/factories/people";
import { wireUp } from "../../support/freshness";

beforeAll(wireUp);

/** A visitor with an open feed, and whether it has ended. */
async function withFeed() {
  const actor = await aPerson();
  const userId = actor.userId ?? "";
  const { sessionId } = await startSession({ userId, device: null, replaces: null });
  const isIn = () => isStillIn({ ...actor, sessionId });
  const feed = liveStream(userId, new Request("http://localhost/api/live"), () => {}, isIn);
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
