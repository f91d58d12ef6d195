import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { splitLocale } from "@/lib/platform/i18n/routing";
import type { RequestHead } from "./addresses";
import type { InternalFetch } from "./internal-fetch";
import { statusMeta } from "./status-meta";
import { hasSession } from "./visitor-variants";

type FailedRequest = { request: RequestHead; setCookie: string[] };

/** The member layout with an error in place of the page; undefined when the layout fails too. */
export async function renderFailedFrame(
  internalFetch: InternalFetch,
  { request, setCookie }: FailedRequest,
): Promise<Buffer | undefined> {
  const { url = "/", headers } = request;
  const [pathname = "/"] = url.split("?", 1);
  if (wasDatabaseUnavailable() || !hasSession(headers.cookie)) return;
  const { path } = splitLocale(pathname);
  const ownHeaders = {
    [failedPageHeader]: path.split("/")[1] || "page",
    cookie: mergeCookies(headers.cookie, setCookie),
  };
  const forwardedHeaders = ["content-security-policy", "x-forwarded-for", "x-request-id"].flatMap((name) => {
    const value = headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  const { status, body } = await internalFetch(url, { ...Object.fromEntries(forwardedHeaders), ...ownHeaders });
  const html = body.toString();
  return status === 200 && statusMeta(html) === undefined && html.includes("<h1") ? body : undefined;
}

function mergeCookies(cookie = "", setCookie: string[]) {
  const jar = new Map(
    [...cookie.split(/;\s*/), ...setCookie.map((line) => line.split(";", 1)[0] ?? "")].map(splitPair),
  );
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
}

function splitPair(pair: string): [string, string] {
  const equalsIndex = pair.indexOf("=");
  return [pair.slice(0, equalsIndex), pair.slice(equalsIndex + 1)];
}
