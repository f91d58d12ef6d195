import { randomBytes } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { tookUnreadable } from "@/lib/platform/command/unreadable";
import { retryAfter, wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { isForMachines, isOfEveryone } from "./addresses";
import { compressed } from "./compressed";
import { policyByNonce } from "./content-policy";
import type { Sink } from "./send-page";
import { statusMeta } from "./status-meta";

/** Next's header omits the original query, so that the router would confuse queries of a page. None of our rewrites changes a query. */
const rewrittenQuery = "x-nextjs-rewritten-query";

export type ErrorPages = {
  /** Sends an error page in place of an empty response. */
  say: (request: IncomingMessage, sink: Sink, status: number) => void;
  /** Sends the cached page in place of Next's, whose scripts no policy allows. */
  sendKept: (request: IncomingMessage, sink: Sink) => void;
};

/** Milliseconds; actions time out slightly earlier. */
const FORM_OVERDUE_MS = 1_950;

type Written = [chunk?: unknown, encoding?: unknown, done?: unknown];

/** How Next redirects after the status was sent. */
const redirect = /<meta id="__next-page-redirect" http-equiv="refresh" content="\d+;url=([^"]+)"/;

/** Adjusts Next's responses. Headers are held back until the first chunk, which shows redirects (307) and missing pages (404). Replaces empty errors, adds content policies, sends cached pages, maps malformed forms to 400 and an unavailable database to 503, and compresses. */
export function transformResponse(request: IncomingMessage, response: ServerResponse, { say, sendKept }: ErrorPages) {
  const raw = { writeHead: response.writeHead, write: response.write, end: response.end };
  const isSharedPage = isOfEveryone(request);
  // Before Next removes these headers.
  const ahead = isAhead(request);
  const policy = policyByNonce(giveNonce(request, isSharedPage));
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined;
  let out: ReturnType<typeof compressed> | undefined;
  let replaced = false;
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

  /** Sends the headers, now that the first chunk is known; false when the response is replaced. */
  function opened(first: Buffer | undefined): boolean {
    if (replaced) return false;
    if (out) return true;
    onFirstChunk();
    // An error page that offers a retry needs a temporary status.
    const failed = (status: number) => (asksOnly && status === 500 ? 503 : status);
    const { status: originalStatus, headers } = head ?? { status: response.statusCode, headers: {} };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    const html = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    const text = html && originalStatus === 200 && first ? String(first) : "";
    const redirectTo = redirect.exec(text)?.[1];
    if (redirectTo) return replaceWith(() => sendRedirect(sink, redirectTo));
    const metaStatus = statusMeta(text);
    const declared = metaStatus ?? originalStatus;
    if (declared === 404 && ahead) return replaceWith(() => nothingAhead(sink));
    const status = declared === 500 ? failureStatus(request) : declared;
    if (status === 503) response.setHeader("retry-after", retryAfter);
    if (html && metaStatus !== 404 && hasNoWords(request, status))
      return replaceWith(() => say(request, sink, failed(status)));
    if (html && originalStatus === 200 && isSharedPage) return replaceWith(() => sendKept(request, sink));
    response.removeHeader("x-nextjs-cache");
    response.removeHeader(rewrittenQuery);
    if (isKeptByNext(response)) response.setHeader("cache-control", "private, no-cache");
    if (html && !isForMachines(request)) response.setHeader("content-security-policy", policy);
    response.statusCode = status;
    out = compressed(request, response, {
      write: (chunk) => Reflect.apply(raw.write, response, [chunk]),
      end: (chunk) => void Reflect.apply(raw.end, response, chunk ? [chunk] : []),
    });
    raw.writeHead.call(response, response.statusCode);
    return true;
  }

  function replaceWith(send: () => void) {
    replaced = true;
    for (const name of response.getHeaderNames())
      if (/^(content|transfer|x-nextjs)-|^etag$|^cache-control$/.test(name)) response.removeHeader(name);
    send();
    return false;
  }

  // Actions end by themselves in time; API routes are waited for.
  const asksOnly = request.method === "GET" || request.method === "HEAD";
  if (asksOnly || !isForMachines(request))
    withDbTimeout(
      new Promise<void>((done) => {
        onFirstChunk = done;
        response.once("close", done);
      }),
      asksOnly ? undefined : FORM_OVERDUE_MS,
    ).catch(() => replaceWith(giveUp));

  function giveUp() {
    if (hasNoWords(request, 503)) say(request, sink, 503);
    else sink.writeHead(503, ["cache-control", "no-store", "retry-after", String(retryAfter)]).end();
  }

  Object.assign(response, {
    writeHead,
    flushHeaders: () => {},
    write(...written: Written) {
      const piece = asBytes(written);
      const more = piece?.length && opened(piece) ? out?.write(piece) : true;
      callDone(written);
      return more;
    },
    end(...written: Written) {
      const piece = asBytes(written);
      if (opened(piece)) out?.end(piece);
      callDone(written);
      return response;
    },
  });
}

/** Next reads the nonce of its scripts from the request's policy; cached pages get none. */
function giveNonce({ headers }: IncomingMessage, isSharedPage: boolean) {
  const nonce = randomBytes(16).toString("base64");
  if (isSharedPage) delete headers["content-security-policy"];
  else headers["content-security-policy"] = policyByNonce(nonce);
  return nonce;
}

/** Shared caches would have to respect all of Vary. */
const isKeptByNext = (response: ServerResponse) =>
  /^text\/(html|x-component)/.test(String(response.getHeader("content-type"))) &&
  /s-maxage/.test(String(response.getHeader("cache-control")));

function sendRedirect(sink: Sink, location: string) {
  sink.writeHead(307, ["location", location.replaceAll("&amp;", "&"), "cache-control", "private, no-store"]).end();
}

const isAhead = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined && "next-router-segment-prefetch" in headers;

/** A missing prefetch segment: the router requests it again on navigation, without an error in the console. */
const nothingAhead = (sink: Sink) => sink.writeHead(204, ["cache-control", "no-store"]).end();

/** The sender's fault, the database's or ours. */
function failureStatus({ method, headers }: IncomingMessage) {
  if (method === "POST" && tookUnreadable(String(headers["x-request-id"]))) return 400;
  return wasDatabaseUnavailable() ? 503 : 500;
}

function hasNoWords(request: IncomingMessage, status: number) {
  if ((status !== 404 && status < 500) || isForMachines(request)) return false;
  return request.headers.rsc === undefined && request.headers["next-action"] === undefined;
}

function asBytes([chunk, encoding]: Written): Buffer | undefined {
  if (typeof chunk === "string")
    return Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8");
  return chunk instanceof Uint8Array ? Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength) : undefined;
}

function callDone(written: Written) {
  const done = written.find((part) => typeof part === "function") as (() => void) | undefined;
  if (done) queueMicrotask(done);
}
