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
import { titleMark } from "@/lib/platform/http/title-mark";
import { deriveSecret } from "@/lib/platform/secrets";
import { signIn } from "../commands/sign-in";
import { personOf, personOfEitherToken, verifyAccessToken } from "../queries/person";
import { sessionLife } from "../schema";
import { endSession } from "../steps/end-session";
import { rotateSigningKey } from "../steps/rotate-signing-key";
import { startSession } from "../steps/start-session";
import { signAccess } from "./access-token";
import { addMark, parseMarks } from "./known-browser";
import {
  accessCookie,
  cookieOptions,
  expiredCookies,
  knownCookie,
  knownCookieOptions,
  refreshCookie,
  roleCookie,
} from "./session-cookies";

/** Auth.js keeps the access token in its cookie; the refresh token and the role cookie are set here. */
const auth = NextAuth(() => ({
  secret: deriveSecret("auth.js"),
  trustHost: true,
  useSecureCookies: cookieOptions.secure,
  session: { strategy: "jwt", maxAge: sessionLife },
  cookies: { sessionToken: { name: accessCookie, options: cookieOptions } },
  pages: { signIn: "/auth", signOut: "/auth", error: "/auth" },
  providers: [Credentials({ credentials, authorize })],
  jwt: { encode, decode },
  callbacks: { jwt: jwtClaims, session: ({ session, token }) => ({ ...session, user: { id: token.sub ?? "" } }) },
  events: { signOut: closeSession },
  logger: { error: (err) => log.debug({ err }, "auth.js") },
}));

const credentials = { email: {}, password: {}, code: {}, challenge_id: {}, credential_response: {}, pass: {} };

type RouteHandler = (request: NextRequest) => Promise<Response>;

/** Auth.js answers 500 to an invalid callback URL or cookie, which are errors of the client. */
const asClientError =
  (handler: RouteHandler): RouteHandler =>
  async (request) => {
    const response = await handler(request);
    if (response.status !== 500) return response;
    return Response.json({ error: "bad_request" }, { status: wasDatabaseUnavailable() ? 503 : 400 });
  };

export const GET = asClientError(auth.handlers.GET);
export const POST = asClientError(auth.handlers.POST);

// One-time passes with which our own actions sign in without a password; they never leave this process.
const passes = new Map<string, string>();

export async function openSession(userId: string) {
  const pass = randomUUID();
  passes.set(pass, userId);
  try {
    await auth.signIn("credentials", { pass, redirect: false, redirectTo: "/" });
  } finally {
    passes.delete(pass);
  }
}

export async function closeSession() {
  const cookieStore = await cookies();
  const person = await personOfEitherToken(tokensOf(cookieStore));
  if (person) await endSession(person.sessionId, "signed out");
  for (const { name, value, ...options } of expiredCookies()) cookieStore.set(name, value, options);
}

async function authorize({ pass, ...credentials }: Record<string, unknown>): Promise<SignedInUser> {
  const userId = passes.get(String(pass)) ?? (await verifyCredentials(credentials));
  const cookieStore = await cookies();
  const previous = await personOfEitherToken(tokensOf(cookieStore));
  const device = (await headers()).get("user-agent")?.replace(titleMark, "").trim() ?? null;
  const { sessionId, refresh, role, email } = await startSession({
    userId,
    device,
    replaces: previous?.sessionId ?? null,
  });
  cookieStore.set(refreshCookie, refresh, cookieOptions);
  cookieStore.set(knownCookie, addMark(email, cookieStore.get(knownCookie)?.value), knownCookieOptions);
  cookieStore.set(roleCookie, role, { ...cookieOptions, httpOnly: false });
  return { id: userId, sessionId };
}

async function verifyCredentials(credentials: unknown): Promise<string> {
  try {
    return (
      await signIn(
        visitor("en", addressOf(await headers()), parseMarks((await cookies()).get(knownCookie)?.value)),
        credentials,
      )
    ).userId;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const authError = new CredentialsSignin();
    authError.code = error.code;
    throw authError;
  }
}

type SignedInUser = User & { sessionId: string };
type CookieStore = Awaited<ReturnType<typeof cookies>>;

const tokensOf = (cookieStore: CookieStore) => ({
  access: cookieStore.get(accessCookie)?.value,
  refresh: cookieStore.get(refreshCookie)?.value,
});

function jwtClaims({ token, user }: { token: JWT; user?: User }): JWT {
  return user ? { sub: user.id, sid: (user as SignedInUser).sessionId } : token;
}

// A token that is signed again keeps its expiry: only the refresh token extends a session.
async function encode({ token }: { token?: JWT }): Promise<string> {
  const { sub = "", sid, exp } = token ?? {};
  const expiresAt = typeof exp === "number" ? new Date(exp * 1000) : undefined;
  return signAccess(await rotateSigningKey(), { userId: sub, sessionId: String(sid), expiresAt });
}

async function decode({ token = "" }: { token?: string }): Promise<JWT | null> {
  const access = (await personOf({ access: token })) && (await verifyAccessToken(token));
  return access ? { sub: access.userId, sid: access.sessionId, exp: access.expiresAt.getTime() / 1000 } : null;
}
