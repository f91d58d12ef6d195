import { expect, test } from "vitest";
import { signAccess } from "@/lib/accounts/provider/access-token";
import { personOf } from "@/lib/accounts/queries/person";
import { endSession, forgetEndedSessions } from "@/lib/accounts/steps/end-session";
import { rotateSigningKey } from "@/lib/accounts/steps/rotate-signing-key";
import { startSession } from "@/lib/accounts/steps/start-session";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anAdmin, aPerson } from "../../support/factories/people";

test("tokens of an ended session are invalid, although the access token has not expired", async () => {
  const { userId } = await anAdmin();
  const started = await startSession({ userId: userId!, device: null, replaces: null });
  const access = await signAccess(await rotateSigningKey(), started);
  expect(await personOf({ access })).toMatchObject({ userId, role: "admin" });

  await endSession(started.sessionId, "signed out");

  expect(await personOf({ access, refresh: started.refresh })).toBeNull();
});

test("a second end does not change the reason of the first", async () => {
  const { userId } = await aPerson();
  const { sessionId } = await startSession({ userId: userId!, device: null, replaces: null });

  await endSession(sessionId, "signed out");
  await endSession(sessionId, "replaced");

  expect(await db.session.findUnique({ where: { id: sessionId } })).toMatchObject({ revokedReason: "signed out" });
});

test("an ended session is deleted after a month, an open one is not", async () => {
  const { userId } = await aPerson();
  const start = () => startSession({ userId: userId!, device: null, replaces: null });
  const [ended, open] = [await start(), await start()];
  await db.session.update({ where: { id: ended.sessionId }, data: { revokedAt: daysFrom(now(), -31) } });

  await forgetEndedSessions();

  expect(await db.session.findMany({ where: { userId: userId! }, select: { id: true } })).toEqual([
    { id: open.sessionId },
  ]);
});
