import "server-only";
import { randomUUID } from "node:crypto";
import { cookies, headers } from "next/headers";
import type { NextRequest } from "next/server";
import NextAuth, { CredentialsSignin, type User } from "next-auth";
import type { JWT } from "next-auth/jwt";
import Credentials from "next-auth/providers/credentials";
import { visitor } from "@/lib/platform/command/create-actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { addressOf } from "@/lib/platform/http/address";
import { log } from "@/lib/platform/http/log";
import { deriveSecret } from "@/lib/platform/secrets";
import { signIn } from "../commands/sign-in";
import { accessOf, holderOf, personOf } from "../queries/person";
import { sessionLife } from "../schema";
import { endSession } from "../steps/end-session";
import { rotateSigningKey } from "../steps/rotate-signing-key";
import { startSession } from "../steps/start-session";
import { signAccess } from "./access-token";
import { markedAs, marksIn } from "./known-browser";
import {
  accessCookie,
  cookieOptions,
  endedCookies,
  knownCookie,
  knownCookieOptions,
  refreshCookie,
  whoCookie,
} from "./session-cookies";

/** Auth.js keeps the access token in its cookie; the refresh token and the hint stand beside it. */
const auth = NextAuth(() => ({
  secret: deriveSecret("auth.js"),
  trustHost: true,
  useSecureCookies: cookieOptions.secure,
  session: { strategy: "jwt", maxAge: sessionLife },
  cookies: { sessionToken: { name: accessCookie, options: cookieOptions } },
  pages: { signIn: "/auth", signOut: "/auth", error: "/auth" },
  providers: [Credentials({ credentials: { email: {}, password: {}, code: {}, pass: {} }, authorize })],
  jwt: { encode, decode },
  callbacks: { jwt: claims, session: ({ session, token }) => ({ ...session, user: { id: token.sub ?? "" } }) },
  events: { signOut: close },
  logger: { error: (err) => log.debug({ err }, "auth.js") },
}));

type Door = (request: NextRequest) => Promise<Response>;

/** Auth.js calls it a failure of the server's settings when an address to come back to, or a cookie of its own, is none. */
const blamed =
  (door: Door): Door =>
  async (request) => {
    const answer = await door(request);
    if (answer.status !== 500) return answer;
    return Response.json({ error: "bad_request" }, { status: wasDatabaseUnavailable() ? 503 : 400 });
  };

/** Auth.js's own doors, for machines; pages use actions. */
export const GET = blamed(auth.handlers.GET);
export const POST = blamed(auth.handlers.POST);

// A pass is what an action of ours shows at the door in place of a password; it never leaves this process.
const passes = new Map<string, string>();

/** Starts the session of a person who has just proved who they are, and sets its cookies. */
export async function open(userId: string) {
  const pass = randomUUID();
  passes.set(pass, userId);
  try {
    await auth.signIn("credentials", { pass, redirect: false, redirectTo: "/" });
  } finally {
    passes.delete(pass);
  }
}

/** Ends this browser's session and clears its cookies. */
export async function close() {
  const jar = await cookies();
  const person = await holderOf(held(jar));
  if (person) await endSession(person.sessionId, "signed out");
  for (const { name, value, ...options } of endedCookies()) jar.set(name, value, options);
}

async function authorize({ pass, ...credentials }: Record<string, unknown>): Promise<Known> {
  const userId = passes.get(String(pass)) ?? (await prove(credentials));
  const jar = await cookies();
  const before = await holderOf(held(jar));
  const device = (await headers()).get("user-agent");
  const { sessionId, refresh, who, email } = await startSession({
    userId,
    device,
    replaces: before?.sessionId ?? null,
  });
  jar.set(refreshCookie, refresh, cookieOptions);
  jar.set(knownCookie, markedAs(email, jar.get(knownCookie)?.value), knownCookieOptions);
  jar.set(whoCookie, who, { ...cookieOptions, httpOnly: false });
  return { id: userId, sessionId };
}

async function prove(credentials: unknown): Promise<string> {
  try {
    return (
      await signIn(
        visitor("en", addressOf(await headers()), marksIn((await cookies()).get(knownCookie)?.value)),
        credentials,
      )
    ).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const refused = new CredentialsSignin();
    refused.code = error.code;
    throw refused;
  }
}

type Known = User & { sessionId: string };
type Jar = Awaited<ReturnType<typeof cookies>>;

const held = (jar: Jar) => ({ access: jar.get(accessCookie)?.value, refresh: jar.get(refreshCookie)?.value });

function claims({ token, user }: { token: JWT; user?: User }): JWT {
  return user ? { sub: user.id, sid: (user as Known).sessionId } : token;
}

// Read anew, a token is signed anew, but lives no longer for it: only the refresh token gives more time.
async function encode({ token }: { token?: JWT }): Promise<string> {
  const { sub = "", sid, exp } = token ?? {};
  const expiresAt = typeof exp === "number" ? new Date(exp * 1000) : undefined;
  return signAccess(await rotateSigningKey(), { userId: sub, sessionId: String(sid), expiresAt });
}

async function decode({ token = "" }: { token?: string }): Promise<JWT | null> {
  const access = (await personOf({ access: token })) && (await accessOf(token));
  return access ? { sub: access.userId, sid: access.sessionId, exp: access.expiresAt.getTime() / 1000 } : null;
}
