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

/** Next names the query of the rewrite's own destination, without what was asked: the router would take every question of a page for one. None of our rewrites changes a query. */
const rewrittenQuery = "x-nextjs-rewritten-query";

export type ErrorPages = {
  /** Sends a page of words in place of an answer that has none; `status` is the answer's own. */
  say: (request: IncomingMessage, sink: Sink, status: number) => void;
  /** Sends the kept page in place of what Next made of it, which has scripts that no policy names. */
  sendKept: (request: IncomingMessage, sink: Sink) => void;
};

/** An act is given up a little earlier. */
const FORM_OVERDUE_MS = 1_950;

type Written = [chunk?: unknown, encoding?: unknown, done?: unknown];

/** What Next writes into a page whose status it had sent too early. */
const redirect = /<meta id="__next-page-redirect" http-equiv="refresh" content="\d+;url=([^"]+)"/;

/**
 * Stands between Next and the browser. The head of an answer waits for its first piece: only that says whether a page made
 * for one request leads elsewhere (307) or is not there (404). A page without words is replaced, one made for somebody gets
 * its content policy, one of everyone is the kept one whatever led to Next, a form that broke off in the middle is 400 and not 500, what waits for a database that is away is 503, and everything is compressed.
 */
export function transformResponse(request: IncomingMessage, response: ServerResponse, { say, sendKept }: ErrorPages) {
  const raw = { writeHead: response.writeHead, write: response.write, end: response.end };
  const everyones = isOfEveryone(request);
  // Known now: Next takes these headers away as it reads them.
  const ahead = isAhead(request);
  const policy = policyByNonce(giveNonce(request, everyones));
  let head: { status: number; headers: OutgoingHttpHeaders } | undefined;
  let out: ReturnType<typeof compressed> | undefined;
  let replaced = false;
  let begun = () => {};

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

  /** Sends the head, now that the first piece is known; false when something else is said instead. */
  function opened(first: Buffer | undefined): boolean {
    if (replaced) return false;
    if (out) return true;
    begun();
    // Behind words that ask to try again there is no other failure than one of the moment.
    const failed = (status: number) => (asksOnly && status === 500 ? 503 : status);
    const { status: given, headers } = head ?? { status: response.statusCode, headers: {} };
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    const html = /^text\/html/.test(String(response.getHeader("content-type") ?? ""));
    const text = html && given === 200 && first ? String(first) : "";
    const leads = redirect.exec(text)?.[1];
    if (leads) return instead(() => leave(sink, leads));
    const said = statusMeta(text);
    const told = said ?? given;
    if (told === 404 && ahead) return instead(() => nothingAhead(sink));
    const status = told === 500 ? blamed(request) : told;
    if (status === 503) response.setHeader("retry-after", retryAfter);
    if (html && said !== 404 && hasNoWords(request, status)) return instead(() => say(request, sink, failed(status)));
    if (html && given === 200 && everyones) return instead(() => sendKept(request, sink));
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

  function instead(send: () => void) {
    replaced = true;
    for (const name of response.getHeaderNames())
      if (/^(content|transfer|x-nextjs)-|^etag$|^cache-control$/.test(name)) response.removeHeader(name);
    send();
    return false;
  }

  // A form's act ends by itself in time, and says what became of it; a door of machines waits for its end.
  const asksOnly = request.method === "GET" || request.method === "HEAD";
  if (asksOnly || !isForMachines(request))
    withDbTimeout(
      new Promise<void>((done) => {
        begun = done;
        response.once("close", done);
      }),
      asksOnly ? undefined : FORM_OVERDUE_MS,
    ).catch(() => instead(giveUp));

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
      tell(written);
      return more;
    },
    end(...written: Written) {
      const piece = asBytes(written);
      if (opened(piece)) out?.end(piece);
      tell(written);
      return response;
    },
  });
}

/** Next reads the nonce of its scripts from the policy of the request; into a page that it keeps for everyone it writes none. */
function giveNonce({ headers }: IncomingMessage, everyones: boolean) {
  const nonce = randomBytes(16).toString("base64");
  if (everyones) delete headers["content-security-policy"];
  else headers["content-security-policy"] = policyByNonce(nonce);
  return nonce;
}

/** What Next lets shared caches keep is the same for everyone only as long as they heed all it varies by. */
const isKeptByNext = (response: ServerResponse) =>
  /^text\/(html|x-component)/.test(String(response.getHeader("content-type"))) &&
  /s-maxage/.test(String(response.getHeader("cache-control")));

function leave(sink: Sink, location: string) {
  sink.writeHead(307, ["location", location.replaceAll("&amp;", "&"), "cache-control", "private, no-store"]).end();
}

const isAhead = ({ headers }: IncomingMessage) =>
  headers.rsc !== undefined && "next-router-segment-prefetch" in headers;

/** Next has not kept this piece of the page: its router asks again when somebody goes there, and the console has no error. */
const nothingAhead = (sink: Sink) => sink.writeHead(204, ["cache-control", "no-store"]).end();

/** Whose failure it was: the sender's, the database's or ours. */
function blamed({ method, headers }: IncomingMessage) {
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

function tell(written: Written) {
  const done = written.find((part) => typeof part === "function") as (() => void) | undefined;
  if (done) queueMicrotask(done);
}
