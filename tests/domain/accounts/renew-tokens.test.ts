import { afterEach, expect, test } from "vitest";
import { accessCookie, parseTokens, refreshCookie, roleCookie } from "@/lib/accounts/provider/session-cookies";
import { personOf, personOfExpiredToken } from "@/lib/accounts/queries/person";
import { accessLife } from "@/lib/accounts/schema";
import { endSession } from "@/lib/accounts/steps/end-session";
import { checkTokens, renewTokens, type TokenState } from "@/lib/accounts/steps/renew-tokens";
import { startSession } from "@/lib/accounts/steps/start-session";
import { getEndpoint } from "@/lib/entry/endpoint";
import { secondsFrom, setClock } from "@/lib/platform/clock";
import { unlimited } from "@/lib/platform/command/limit";
import { aPerson } from "../../support/factories/people";

async function aBrowser() {
  const { userId } = await aPerson("player");
  const started = await startSession({ userId: userId!, device: null, replaces: null });
  return { ...started, tokens: tokensOf(await renewTokens({ refresh: started.refresh })) };
}
const tokensOf = ({ toSet }: TokenState) => parseTokens(toSet.map(({ name, value }) => `${name}=${value}`).join("; "));
const names = ({ toSet }: TokenState) => toSet.map(({ name, maxAge }) => (maxAge > 0 ? name : `no ${name}`));

afterEach(() => setClock(null));

test("recent tokens are not replaced", async () => {
  const { tokens } = await aBrowser();

  expect(await renewTokens(tokens)).toEqual({ signedIn: true, toSet: [] });
});

test("old tokens are replaced, and the new ones belong to the same session", async () => {
  const { tokens, sessionId } = await aBrowser();
  setClock(() => secondsFrom(new Date(), accessLife));

  const renewed = await renewTokens(tokens);

  expect(names(renewed)).toEqual([accessCookie, refreshCookie, roleCookie]);
  expect(tokensOf(renewed).refresh).not.toBe(tokens.refresh);
  expect(await personOf(tokensOf(renewed))).toMatchObject({ sessionId });
});

test("token cookies are HttpOnly, the role cookie is readable by scripts", async () => {
  const { refresh } = await aBrowser();

  const { toSet } = await renewTokens({ refresh });

  expect(toSet.map(({ name, httpOnly, sameSite }) => ({ name, httpOnly, sameSite }))).toEqual([
    { name: accessCookie, httpOnly: true, sameSite: "lax" },
    { name: refreshCookie, httpOnly: true, sameSite: "lax" },
    { name: roleCookie, httpOnly: false, sameSite: "lax" },
  ]);
});

test("invalid cookies are cleared", async () => {
  const { tokens, sessionId } = await aBrowser();
  expect(await checkTokens(tokens)).toEqual({ signedIn: true, toSet: [] });
  await endSession(sessionId, "signed out");

  for (const session of [await checkTokens(tokens), await renewTokens({ refresh: tokens.refresh })]) {
    expect(session.signedIn).toBe(false);
    expect(names(session)).toEqual([`no ${accessCookie}`, `no ${refreshCookie}`, `no ${roleCookie}`]);
  }
});

test("a refresh token is not accepted where it is not rotated", async () => {
  const { refresh, userId } = await aBrowser();
  expect(await personOf({ refresh })).toBeNull();

  const door = getEndpoint(unlimited("a test"), async (actor) =>
    Response.json(actor.userId, { headers: { "cache-control": "public, max-age=60" } }),
  );
  const answer = await door(new Request("http://localhost:3000/", { headers: { cookie: `refresh=${refresh}` } }), {});

  expect(await answer.json()).toBe(userId);
  const brought = parseTokens(answer.headers.getSetCookie().join(";"));
  expect(await personOf(brought)).toMatchObject({ userId });
  expect(brought.refresh).not.toBe(refresh);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test("the live feed accepts an expired access token until the session ends", async () => {
  const { tokens, sessionId, userId } = await aBrowser();
  setClock(() => secondsFrom(new Date(), accessLife + 60));
  expect(await personOf(tokens)).toBeNull();
  expect(await personOfExpiredToken(tokens)).toMatchObject({ userId });
  await endSession(sessionId, "signed out");
  expect(await personOfExpiredToken(tokens)).toBeNull();
});

test("a visitor gets no cookies", async () => {
  expect(await renewTokens({})).toEqual({ signedIn: false, toSet: [] });
  expect(await checkTokens({})).toEqual({ signedIn: false, toSet: [] });
});
