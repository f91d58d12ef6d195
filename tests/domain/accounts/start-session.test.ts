import { expect, test } from "vitest";
import { personOf, personOfEitherToken } from "@/lib/accounts/queries/person";
import { rotateSession } from "@/lib/accounts/steps/rotate-session";
import { startSession } from "@/lib/accounts/steps/start-session";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPerson, aPlayer, aStaffMember } from "../../support/factories/people";

const start = (userId: string, replaces: string | null = null) =>
  startSession({ userId, device: "Firefox on Linux", replaces });

test("a session identifies the user", async () => {
  const { user, player } = await aPlayer();

  const { refresh, role, sessionId } = await start(user.id);

  expect(role).toBe("player");
  expect(await personOfEitherToken({ refresh })).toEqual({
    userId: user.id,
    sessionId,
    role: "player",
    playerId: player.id,
    recruiterId: null,
    teamRole: null,
    scopes: [],
    locale: "en",
    hasFactor: false,
    provedAt: expect.any(Date),
  });
});

test("a staff session includes the scopes", async () => {
  const { userId } = await aStaffMember("news", "support");
  const { refresh } = await start(userId);
  expect(await personOfEitherToken({ refresh })).toMatchObject({ role: "admin", scopes: ["news", "support"] });
});

test("the role cookie distinguishes moderators from other staff, also after renewal", async () => {
  for (const [scope, scopeHint] of [
    ["moderation", "moderator"],
    ["news", "admin"],
  ] as const) {
    const { refresh, role } = await start((await aStaffMember(scope)).userId);
    expect([role, (await rotateSession(refresh))?.role]).toEqual([scopeHint, scopeHint]);
  }
});

test("an account without a role has the role user", async () => {
  const { userId } = await aPerson();

  const { refresh, role } = await start(userId!);

  expect(role).toBe("user");
  expect(await personOfEitherToken({ refresh })).toMatchObject({ role: "user", playerId: null });
});

test("the browser's previous session ends", async () => {
  const { userId } = await aPerson();
  const first = await start(userId!);

  await start(userId!, first.sessionId);

  expect(await personOfEitherToken({ refresh: first.refresh })).toBeNull();
});

test("a closed account cannot start a session and its open sessions are invalid", async () => {
  const { userId } = await aPerson();
  const { refresh } = await start(userId!);

  await db.user.update({ where: { id: userId! }, data: { disabledAt: now() } });

  expect(await personOfEitherToken({ refresh })).toBeNull();
  await expect(start(userId!)).rejects.toMatchObject({ code: "account_disabled" });
});

test("a session expires after thirty days without use", async () => {
  const { userId } = await aPerson();
  const { refresh } = await start(userId!);

  setClock(() => daysFrom(new Date(), 31));
  expect(await personOfEitherToken({ refresh })).toBeNull();
  setClock(null);
});

test("the database stores only the hash of a token", async () => {
  const { userId } = await aPerson();
  const { refresh, sessionId } = await start(userId!);

  const row = await db.session.findUniqueOrThrow({ where: { id: sessionId } });
  expect(JSON.stringify(row)).not.toContain(refresh.split(".")[1]);
});

test.each(["", "x", "x.y", `${crypto.randomUUID()}.`, `${crypto.randomUUID()}.secret`, "a.b.c", "\u0000.x"])(
  "%j is nobody's token",
  async (text) => {
    expect(await personOfEitherToken({ refresh: text })).toBeNull();
    expect(await personOf({ access: text })).toBeNull();
  },
);
