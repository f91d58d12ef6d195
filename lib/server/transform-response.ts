import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { tookUnreadable } from "@/lib/platform/command/unreadable";
import { retryAfter, wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { isEndpoint, isSharedPage } from "./addresses";
import { compressed } from "./compressed";
import { policyByNonce } from "./content-policy";
import { actionHeader, redirectIn, rewrittenQuery } from "./next-private";
import type { Sink } from "./send-page";
import { statusMeta } from "./status-meta";

export type ErrorPages = {
  sendErrorPage: (request: IncomingMessage, sink: Sink, status: number) => void;
  sendKept: (request: IncomingMessage, sink: Sink) => void;
};

/** In milliseconds; actions time out slightly earlier. */
const FORM_OVERDUE_MS = 1_950;

const sharedCaching = /^public\b|\bs-maxage\b/;

type WriteArgs = [chunk?: unknown, encoding?: unknown, done?: unknown];

/** Adjusts Next's responses: holds the headers back until the first chunk, which shows redirects (307) and missing pages (404); replaces empty errors, adds content policies, sends cached pages, maps malformed forms to 400 and an unavailable database to 503, and compresses. */
export function transformResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { sendErrorPage: sendError, sendKept }: ErrorPages,
) {
  const raw = { writeHead: response.writeHead, write: response.write, end: response.end };
  const isShared = isSharedPage(request);
  const isPrefetched = isPrefetchRequest(request);
  const policy = policyByNonce(setNonce(request, isShared));
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined;
  let out: ReturnType<typeof compressed> | undefined;
  let isReplaced = false;
  let onFirstChunk = () => {};

  const sink: Sink = {
    writeHead(status, headers) {
      raw.writeHead.call(response, status, headers);
      return sink;
    },
    end: (body) => void Reflect.apply(raw.end, response, [body]),
  };

  function writeHead(status: number, ...rest: unknown[]) {
    const headers = rest.find((part) => typeof part === "object") as OutgoingHttpHeaders | undefined;
    head = { status, headers: headers ?? {} };
    return response;
  }

  function open(firstChunk: Buffer | undefined): boolean {
    if (isReplaced) return false;
    if (out) return true;
    onFirstChunk();
    const temporaryStatus = (status: number) => (isRead && status === 500 ? 503 : status);
    const { status: originalStatus, headers } = head ?? { status: response.statusCode, headers: {} };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    const isHtml = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    const text = isHtml && originalStatus === 200 && firstChunk ? String(firstChunk) : "";
    const redirectTo = redirectIn(text);
    if (redirectTo) return replaceWith(() => sendRedirect(sink, redirectTo));
    const metaStatus = statusMeta(text);
    const declaredStatus = metaStatus ?? originalStatus;
    if (declaredStatus === 404 && isPrefetched) return replaceWith(() => sendMissingPrefetch(sink));
    const status = declaredStatus === 500 ? failureStatus(request) : declaredStatus;
    if (status === 503) response.setHeader("retry-after", retryAfter);
    if (isHtml && metaStatus !== 404 && needsErrorPage(request, status))
      return replaceWith(() => sendError(request, sink, temporaryStatus(status)));
    if (isHtml && originalStatus === 200 && isShared) return replaceWith(() => sendKept(request, sink));
    response.removeHeader("x-nextjs-cache");
    response.removeHeader(rewrittenQuery);
    if (isCachedByNext(response)) response.setHeader("cache-control", "private, no-cache");
    if (!sharedCaching.test(String(response.getHeader("cache-control"))))
      response.setHeader("x-request-id", String(request.headers["x-request-id"]));
    if (isHtml && !isEndpoint(request)) response.setHeader("content-security-policy", policy);
    response.statusCode = status;
    out = compressed(request, response, {
      write: (chunk) => Reflect.apply(raw.write, response, [chunk]),
      end: (chunk) => void Reflect.apply(raw.end, response, chunk ? [chunk] : []),
    });
    raw.writeHead.call(response, response.statusCode);
    return true;
  }

  function replaceWith(sendReplacement: () => void) {
    isReplaced = true;
    for (const name of response.getHeaderNames())
      if (/^(content|transfer|x-nextjs)-|^etag$|^cache-control$/.test(name)) response.removeHeader(name);
    sendReplacement();
    return false;
  }

  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead || !isEndpoint(request))
    withDbTimeout(
      new Promise<void>((resolve) => {
        onFirstChunk = resolve;
        response.once("close", resolve);
      }),
      isRead ? undefined : FORM_OVERDUE_MS,
    ).catch(() => replaceWith(giveUp));

  function giveUp() {
    if (needsErrorPage(request, 503)) sendError(request, sink, 503);
    else sink.writeHead(503, ["cache-control", "no-store", "retry-after", String(retryAfter)]).end();
  }

  Object.assign(response, {
    writeHead,
    flushHeaders: () => {},
    write(...args: WriteArgs) {
      const bytes = toBytes(args);
      const hasRoom = bytes?.length && open(bytes) ? out?.write(bytes) : true;
      runCallback(args);
      return hasRoom;
    },
    end(...args: WriteArgs) {
      const bytes = toBytes(args);
      if (open(bytes)) out?.end(bytes);
      runCallback(args);
      return response;
    },
  });
}

/** Next reads the nonce of its scripts from the request's policy; cached pages get none. */
function setNonce({ headers }: IncomingMessage, isShared: boolean) {
  const nonce = randomBytes(16).toString("base64");
  if (isShared) delete headers["content-security-policy"];
  else headers["content-security-policy"] = policyByNonce(nonce);
  return nonce;
}

const isCachedByNext = (response: ServerResponse) =>
  /^text\/(html|x-component)/.test(String(response.getHeader("content-type"))) &&
  /s-maxage/.test(String(response.getHeader("cache-control")));

function sendRedirect(sink: Sink, location: string) {
  sink.writeHead(307, ["location", location, "cache-control", "private, no-store"]).end();
}

const isPrefetchRequest = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined && "next-router-segment-prefetch" in headers;

/** After an empty answer to a prefetch the router requests the segment again on navigation, without an error in the console. */
const sendMissingPrefetch = (sink: Sink) => sink.writeHead(204, ["cache-control", "no-store"]).end();

function failureStatus({ method, headers }: IncomingMessage) {
  if (method === "POST" && tookUnreadable(String(headers["x-request-id"]))) return 400;
  return wasDatabaseUnavailable() ? 503 : 500;
}

function needsErrorPage(request: IncomingMessage, status: number) {
  if ((status !== 404 && status < 500) || isEndpoint(request)) return false;
  return request.headers.rsc === undefined && request.headers[actionHeader] === undefined;
}

function toBytes([chunk, encoding]: WriteArgs): Buffer | undefined {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : undefined;
}

function runCallback(args: WriteArgs) {
  const callback = args.find((part) => typeof part === "function") as (() => void) | undefined;
  if (callback) queueMicrotask(callback);
}
