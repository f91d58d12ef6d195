import "server-only";
import { env } from "@/lib/platform/env";
import { sessionLife } from "../schema";

const secure = env.APP_URL.startsWith("https:");

/** Over https no other host, not even one below ours, can set a cookie of this name. */
const own = (name: string) => (secure ? `__Host-${name}` : name);

export const accessCookie = own("access");
export const refreshCookie = own("refresh");
/** Which accounts once signed in here, as marks. */
export const knownCookie = own("known");
/** No secret: tells static pages which of their two headers to show. */
export const whoCookie = "who";

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

type Tokens = { access: string; refresh: string; who: string };

export const sessionCookies = ({ access, refresh, who }: Tokens) => [
  { ...cookieOptions, name: accessCookie, value: access },
  { ...cookieOptions, name: refreshCookie, value: refresh },
  { ...cookieOptions, name: whoCookie, value: who, httpOnly: false },
];

// Next drops a maxAge of 0 where it copies cookies from the middleware to the page; a date it keeps.
export const endedCookies = () =>
  sessionCookies({ access: "", refresh: "", who: "" }).map((cookie) => ({
    ...cookie,
    maxAge: 0,
    expires: new Date(0),
  }));

type Cookie = ReturnType<typeof sessionCookies>[number] & { expires: Date | undefined };

/** As a header, for doors that answer without Next's help. */
export const asHeader = ({ name, value, path, maxAge, httpOnly, secure }: Cookie) =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(httpOnly ? ["HttpOnly"] : []),
    ...(secure ? ["Secure"] : []),
  ].join("; ");

export function tokensIn(cookieHeader: string) {
  const pairs = cookieHeader.split(";").map((pair) => pair.trim().split("="));
  const find = (name: string) => pairs.find(([key]) => key === name)?.[1];
  return { access: find(accessCookie), refresh: find(refreshCookie), known: find(knownCookie) };
}
