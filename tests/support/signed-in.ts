import { DEMO_PASSWORD } from "../../prisma/seed/accounts";

/** The cookies of somebody of the demo, by account or address, who has just signed in, as a program does it. */
export async function cookiesOf(origin: string, who: string): Promise<string> {
  const answer = await post(origin, "callback/credentials", {
    email: who.includes("@") ? who : `${who}@demo.recruit`,
    password: DEMO_PASSWORD,
  });
  const cookie = told(answer);
  if (!/(^|; )(__Host-)?refresh=\w/.test(cookie))
    throw new Error(`${who} is not signed in: ${answer.status} ${cookie}`);
  return cookie;
}

export const signOut = (origin: string, cookie: string) => post(origin, "signout", {}, cookie);

async function post(origin: string, door: string, fields: Record<string, string>, held = "") {
  const asked = await fetch(`${origin}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const body = new URLSearchParams({ csrfToken, ...fields });
  const headers = { cookie: `${told(asked)}; ${held}` };
  return fetch(`${origin}/api/auth/${door}`, { method: "POST", body, headers, redirect: "manual" });
}

const told = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
