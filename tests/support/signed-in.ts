import { DEMO_PASSWORD } from "../../prisma/seed/accounts";

/** The cookies of a demo person, by account or address, signed in by API. */
export async function cookiesOf(origin: string, personName: string): Promise<string> {
  const answer = await post(origin, "callback/credentials", {
    email: personName.includes("@") ? personName : `${personName}@demo.recruit`,
    password: DEMO_PASSWORD,
  });
  const cookie = cookiesSet(answer);
  if (!/(^|; )(__Host-)?refresh=\w/.test(cookie))
    throw new Error(`${personName} is not signed in: ${answer.status} ${cookie}`);
  return cookie;
}

export const signOut = (origin: string, cookie: string) => post(origin, "signout", {}, cookie);

async function post(origin: string, door: string, fields: Record<string, string>, cookies = "") {
  const csrfResponse = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await csrfResponse.json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, ...fields });
  const headers = { cookie: `${cookiesSet(csrfResponse)}; ${cookies}` };
  return fetch(`${origin}/api/auth/${door}`, { method: "POST", body, headers, redirect: "manual" });
}

const cookiesSet = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
