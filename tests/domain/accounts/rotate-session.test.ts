import { expect, test } from "vitest";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { refreshGrace } from "@/lib/accounts/schema";
import { rotateSession } from "@/lib/accounts/steps/rotate-session";
import { startSession } from "@/lib/accounts/steps/start-session";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

async function aSession() {
  const { userId } = await aPerson("recruiter");
  return startSession({ userId: userId!, device: null, replaces: null });
}

function afterGrace<T>(act: () => Promise<T>) {
  setClock(() => secondsFrom(new Date(), refreshGrace + 1));
  return act().finally(() => setClock(null));
}

test("a refresh token is replaced when used, and the new one is valid", async () => {
  const first = await aSession();

  const second = await rotateSession(first.refresh);
  const third = await rotateSession(second!.refresh);

  expect(new Set([first.refresh, second!.refresh, third!.refresh]).size).toBe(3);
  expect(await personOfEitherToken({ refresh: third!.refresh })).toMatchObject({
    sessionId: first.sessionId,
    role: "recruiter",
  });
});

test("reusing a replaced token ends the session for everybody", async () => {
  const first = await aSession();
  const second = await rotateSession(first.refresh);

  expect(await afterGrace(() => rotateSession(first.refresh))).toBeNull();

  expect(await personOfEitherToken({ refresh: second!.refresh })).toBeNull();
  expect(await rotateSession(second!.refresh)).toBeNull();
  expect(await db.session.findUnique({ where: { id: first.sessionId } })).toMatchObject({
    revokedReason: "refresh token used twice",
  });
});

test("a token replaced twice has no grace period", async () => {
  const first = await aSession();
  const second = await rotateSession(first.refresh);
  await rotateSession(second!.refresh);

  expect(await rotateSession(first.refresh)).toBeNull();
});

test("a replaced token is invalid after the grace period, even before the next rotation", async () => {
  const first = await aSession();
  await rotateSession(first.refresh);

  expect(await personOfEitherToken({ refresh: first.refresh })).not.toBeNull();
  expect(await afterGrace(() => personOfEitherToken({ refresh: first.refresh }))).toBeNull();
});

test("twenty parallel refreshes keep the session and get one token", async () => {
  const first = await aSession();

  const all = await Promise.all(Array.from({ length: 20 }, () => rotateSession(first.refresh)));

  const tokens = new Set(all.map((started) => started?.refresh));
  expect(tokens.size).toBe(1);
  expect(await personOfEitherToken({ refresh: [...tokens][0] })).not.toBeNull();
});

test("using a session extends it", async () => {
  const first = await aSession();

  setClock(() => daysFrom(new Date(), 29));
  const second = await rotateSession(first.refresh);
  setClock(() => daysFrom(new Date(), 58));
  expect(await personOfEitherToken({ refresh: second!.refresh })).not.toBeNull();
  setClock(null);
});

test("tokens of an ended session, a closed account or another secret are not rotated", async () => {
  const [ended, closed, ownSession, other] = [await aSession(), await aSession(), await aSession(), await aSession()];
  await db.session.update({ where: { id: ended.sessionId }, data: { revokedAt: now() } });
  await db.user.update({ where: { id: closed.userId }, data: { disabledAt: now() } });

  expect(await rotateSession(ended.refresh)).toBeNull();
  expect(await rotateSession(closed.refresh)).toBeNull();
  expect(await rotateSession(`${ownSession.sessionId}.${other.refresh.split(".")[1]}`)).toBeNull();
});
