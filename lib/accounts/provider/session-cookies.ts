import "server-only";
import { env } from "@/lib/platform/env";
import { sessionLife } from "../schema";

const secure = env.APP_URL.startsWith("https:");

/** The `__Host-` prefix stops other hosts and subdomains from setting the cookie. */
const hostCookieName = (name: string) => (secure ? `__Host-${name}` : name);

export const accessCookie = hostCookieName("access");
export const refreshCookie = hostCookieName("refresh");
export const knownCookie = hostCookieName("known");
export const roleCookie = "who";

export const cookieOptions = {
  httpOnly: true,
  sameSite: "lax" as const,
  secure,
  path: "/",
  maxAge: sessionLife,
  expires: undefined as Date | undefined,
};

const YEAR = 365 * 86_400;
export const knownCookieOptions = { ...cookieOptions, maxAge: YEAR };

type Tokens = { access: string; refresh: string; role: string };

export const sessionCookies = ({ access, refresh, role }: Tokens) => [
  { ...cookieOptions, name: accessCookie, value: access },
  { ...cookieOptions, name: refreshCookie, value: refresh },
  { ...cookieOptions, name: roleCookie, value: role, httpOnly: false },
];

// Next drops a maxAge of 0 when it copies cookies from middleware to the page, but keeps `expires`.
export const expiredCookies = () =>
  sessionCookies({ access: "", refresh: "", role: "" }).map((cookie) => ({
    ...cookie,
    maxAge: 0,
    expires: new Date(0),
  }));

type Cookie = ReturnType<typeof sessionCookies>[number] & { expires: Date | undefined };

export const toSetCookieHeader = ({ name, value, path, maxAge, httpOnly, secure }: Cookie) =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(secure ? ["Secure"] : []),
  ].join("; ");

export function parseTokens(cookieHeader: string) {
  const pairs = cookieHeader.split(";").map((pair) => pair.trim().split("="));
  const find = (name: string) => pairs.find(([key]) => key === name)?.[1];
  return { access: find(accessCookie), refresh: find(refreshCookie), known: find(knownCookie) };
}
