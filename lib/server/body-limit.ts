import type { IncomingMessage, ServerResponse } from "node:http";
import { unreadRefusal } from "@/lib/platform/command/refused-unread";
import { endpointFolders, inSections, sectionsWith, streamedUploads } from "@/lib/platform/http/routes";
import { type Locale, splitLocale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { isEndpoint } from "./addresses";
import { type BodyRules, bodyRules, collectBody, watchStream } from "./collect-body";
import { discardRest } from "./discard-body";
import { actionHeader } from "./next-private";
import { plainPage } from "./plain-refusal";
import { hasSession } from "./visitor-variants";

const KB = 1024;
const MB = 1024 * KB;

const isVideoUpload = (url: string) => url.split("?", 1)[0] === streamedUploads.videos;

const videoLimit = 101 * MB;
const programLimits: [address: RegExp, bytes: number][] = [
  [/^\/api\/(stripe\/webhook|local)\b/, MB],
  [inSections(endpointFolders), 64 * KB],
];

/** The largest form has three documents of 5 MB; Next's own limit is slightly higher. */
const formWithFilesLimit = 16 * MB;
const formLimit = MB;

const visitorUploadPage = inSections(sectionsWith("files", true));

const isUpload = ({ method, url = "" }: IncomingMessage) => {
  const folder = streamedUploads.localStorage;
  return method === "PUT" && url.startsWith(folder) && /^[\w-]+\?/.test(url.slice(folder.length));
};

function limitOf({ url = "", headers }: IncomingMessage): number {
  if (isVideoUpload(url)) return videoLimit;
  const programLimit = programLimits.find(([address]) => address.test(url))?.[1];
  if (programLimit) return programLimit;
  const { path } = splitLocale(url.split("?", 1)[0] ?? "/");
  return visitorUploadPage.test(path) || hasSession(headers.cookie) ? formWithFilesLimit : formLimit;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Calls `next` once the body is complete; refuses bodies that are too large, too slow or exceed the memory budget. Videos and uploads are passed on at once and streamed to disk. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
  rules: BodyRules = bodyRules,
) {
  if (!hasBody(request)) return next();
  const { headers, url = "", socket } = request;
  const isVideo = isVideoUpload(url);
  if (isVideo || isUpload(request)) {
    const fits = headers["transfer-encoding"] === undefined && Number(headers["content-length"]) <= limitOf(request);
    if (isVideo && !fits) return void refuse(request, response, 413);
    watchStream(request, response, rules, () => socket.destroy());
    return next();
  }
  collectBody(request, response, limitOf(request), rules).then((outcome) => {
    if (outcome === "whole") next();
    else refuse(request, response, statuses[outcome]);
  });
}

const statuses = { "too large": 413, "no room": 503, "too slow": 408 } as const;
const codes = { 413: "form_too_large", 503: "uploads_busy", 408: "form_too_slow" } as const;

/** In seconds. */
const retryAfter = "10";

/** Answers at once in the page's language, then reads the rest: a browser that is cut off shows its own error instead. */
async function refuse(request: IncomingMessage, response: ServerResponse, status: keyof typeof codes) {
  const { socket } = request;
  const [type, body] = refusalBody(request, status);
  response.writeHead(status, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
    ...(status === 503 && { "retry-after": retryAfter }),
  });
  response.write(body);
  if (status !== 408) await discardRest(request, socket);
  response.end();
}

function refusalBody(request: IncomingMessage, status: keyof typeof codes): [type: string, body: string] {
  const code = codes[status];
  if (isEndpoint(request)) return ["application/json", JSON.stringify({ error: status === 413 ? "too_large" : code })];
  const messageIn = (locale: Locale) => translator(locale, "errors")(code);
  if (request.headers[actionHeader] === undefined)
    return ["text/html; charset=utf-8", plainPage(request, status, messageIn)];
  const { locale } = splitLocale(request.url?.split("?", 1)[0] ?? "/");
  return ["text/plain", unreadRefusal(code, messageIn(locale))];
}
