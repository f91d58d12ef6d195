import { once } from "node:events";
import { connect } from "node:tls";
import type { Settings } from "../../lib/platform/env-schema.ts";

const timeoutMs = 10_000;
const fewDays = 14;
const dayMs = 86_400_000;

export async function addressProblems({ APP_URL: origin, DATABASE_URL, PROXIES }: Settings): Promise<string[]> {
  if (!origin) return DATABASE_URL ? ["APP_URL is not set: links in e-mails lead to localhost."] : [];
  const { protocol, hostname } = new URL(origin);
  if (protocol === "http:")
    return /^(localhost|127\.|\[::1\])/.test(hostname)
      ? []
      : [`APP_URL must begin with https: passwords would cross the network in clear text at ${origin}.`];
  const proxies =
    PROXIES === 0
      ? ["PROXIES is 0, but something else ends TLS for APP_URL: set it to the number of your proxies."]
      : [];
  return [...proxies, ...(await answerProblems(origin))];
}

async function answerProblems(origin: string): Promise<string[]> {
  try {
    const answer = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(timeoutMs), redirect: "manual" });
    const { status } = (await answer.json().catch(() => ({}))) as { status?: string };
    if (status === "database_away") return ["The site answers at APP_URL, but its database does not."];
    if (status !== "ok")
      return [`Something else than Recruit answers at ${origin} (${answer.status}): check the proxy.`];
    return await certificateProblems(origin);
  } catch (error) {
    return [connectionProblem(origin, error as Error & { cause?: { code?: string } })];
  }
}

function connectionProblem(
  origin: string,
  { cause, message }: Error & { cause?: { code?: string; message?: string } },
) {
  const { hostname } = new URL(origin);
  const code = cause?.code ?? "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `The name ${hostname} of APP_URL is not known: add it to DNS.`;
  if (code === "CERT_HAS_EXPIRED") return `The certificate of ${hostname} has expired: renew it and reload nginx.`;
  if (/CERT|SIGNATURE|ISSUER|ALTNAME/.test(code))
    return `The certificate at ${origin} is not valid for ${hostname} (${code}): get one for this name.`;
  return `Nothing answers at ${origin} (${code || cause?.message || message}): start the site and nginx, and open port 443.`;
}

async function certificateProblems(origin: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname, timeout: timeoutMs });
  await once(socket, "secureConnect");
  const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs);
  socket.destroy();
  return days < fewDays ? [`The certificate of ${hostname} ends in ${days} days: check that it is renewed.`] : [];
}
