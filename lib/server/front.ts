import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { env } from "@/lib/platform/env";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { log } from "@/lib/platform/http/log";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";
import {
  isForDocument,
  isForMachines,
  isLostPath,
  isMadeForOne,
  isOneOfMany,
  isPersonal,
  isPublicPath,
  isPublicRequest,
  isQuestion,
  keptAddress,
} from "./addresses";
import { type InternalFetch, openInternalServer } from "./ask";
import { renderFailedFrame } from "./failed-page";
import { isFile, sendFile } from "./files";
import { encodeVariants, withPrivateCaching } from "./page";
import { isMade, keepPayloadAgain, pageAt, pageAtHand, watchTags } from "./pages";
import { isPayloadRequest, sendPayload } from "./payloads";
import type { Asked } from "./plain-request";
import { rateLimitPages } from "./rate-limit-pages";
import { routesOf } from "./routes";
import { type Sink, sendFrame, sendPage } from "./send-page";
import { transformResponse } from "./transform-response";
import { strictTransport } from "./transport";
import { warmUp } from "./warm-up";

export type Front = {
  /** Sends a cached page before anything else is checked. False when it is not cached. */
  answerAtOnce: (request: Asked, sink: Sink) => boolean;
  /** Also renders the page first if necessary. False when it is not a public page. */
  answerPage: (request: Asked, sink: Sink) => boolean;
  answer: RequestListener;
  /** Call once the server listens; stops early when `wanted` returns false. */
  warmUp: (wanted: () => boolean) => Promise<void>;
  close: () => void;
};

/** The HTTP server in front of Next, in the same process: serves public pages from memory and adjusts Next's other responses. An optimization: the site works without it. */
export async function openFront(toNext: RequestListener, distDir: string): Promise<Front> {
  const { ask, close } = await openInternalServer(toNext);
  watchTags();
  const hasRoute = routesOf(distDir);

  function answerAtOnce(request: Asked, sink: Sink) {
    // Only canonical addresses are cached.
    const page = pageAtHand(request.url ?? "/", whoOf(request));
    if (!page || !isForDocument(request) || isPersonal(request) || isLost(request)) return false;
    sendPage(request, sink, page);
    return true;
  }

  function answerPage(request: Asked, sink: Sink) {
    if (answerAtOnce(request, sink)) return true;
    if (!isPublicRequest(request) || isPersonal(request) || isLost(request) || isCounted(request)) return false;
    servePage(request, sink);
    return true;
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isCounted(request)) return answerFreely(request, response);
    rateLimitPages(request, response).then(
      (refused) => refused || answerFreely(request, response),
      () => sendErrorPage(request, response, 503),
    );
  }

  /** Requests that have to be rendered. */
  const isCounted = (request: Asked) => isQuestion(request) || isMadeForOne(request) || isGuess(request);

  /** An address that may not exist. */
  function isGuess(request: Asked) {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (isForMachines(request) || /^\/_(next|late)\//.test(path)) return false;
    return isOneOfMany(request) ? !isMade(path) : !hasRoute(path);
  }

  function answerFreely(request: IncomingMessage, response: ServerResponse) {
    const [name, value] = strictTransport();
    if (name && value) response.setHeader(name, value);
    if (isFile(request)) return serveFile(request, response);
    if (isPayloadRequest(request)) return servePayload(request, response);
    if (isLost(request)) return sendErrorPage(request, response, 404);
    if (!isPublicRequest(request) || isPersonal(request)) return passOn(request, response);
    servePage(request, response);
  }

  function servePage(request: Asked, sink: Sink) {
    fetchPage(request, sink, keptAddress(request), whoOf(request)).catch((error) => {
      log.error({ err: error, path: request.url }, "public page failed");
      sendErrorPage(request, sink, 503);
    });
  }

  async function fetchPage(request: Asked, sink: Sink, path: string | undefined, who?: string) {
    // Other queries are rendered as for a stranger and not cached.
    const kept = path && (await pageAt(ask, path, who));
    const unknown = !kept || (kept.status === 404 && path?.includes("?"));
    const page = unknown
      ? await encodeVariants(await withDbTimeout(ask(request.url ?? "/")), {
          path: request.url ?? "/",
          who,
          quality: 4,
        })
      : kept;
    if (page.status === 404 || page.status >= 500)
      sendErrorPage(request, sink, page.status === 500 && wasDatabaseUnavailable() ? 503 : page.status);
    else sendPage(request, sink, page);
  }

  function serveFile(request: IncomingMessage, response: ServerResponse) {
    sendFile(request, response, distDir).then(
      (sent) => sent || passOn(request, response),
      () => response.destroy(),
    );
  }

  function servePayload(request: IncomingMessage, response: ServerResponse) {
    const make = async (url: string, address: string) =>
      isPublicPath(url.split("?", 1)[0] ?? "") && keptAddress({ url }) === url && keepPayloadAgain(ask, url, address);
    sendPayload(request, response, make).catch(() => response.destroy());
  }

  /** The response may include a cookie, so it is private. */
  const sendKept = (request: IncomingMessage, sink: Sink) =>
    servePage(request, {
      writeHead: (status, headers) => sink.writeHead(status, withPrivateCaching(headers)),
      end: sink.end,
    });

  function passOn(request: IncomingMessage, response: ServerResponse) {
    delete request.headers[failedPageHeader];
    const say = (asked: IncomingMessage, sink: Sink, status: number) => void sendFailure(asked, sink, status, response);
    transformResponse(request, response, { say, sendKept });
    toNext(request, response);
  }

  /** In the member layout where possible. */
  async function sendFailure(request: IncomingMessage, sink: Sink, status: number, response: ServerResponse) {
    const policy = String(request.headers["content-security-policy"] ?? "");
    const setCookie = [response.getHeader("set-cookie") ?? []].flat().map(String);
    const isFailure = status === 503 && policy && request.method === "GET";
    const frame = isFailure ? await renderFailedFrame(ask, { request, setCookie }).catch(() => undefined) : undefined;
    if (frame) sendFrame(sink, frame, policy);
    else sendErrorPage(request, sink, status);
  }

  function sendErrorPage(request: Asked, sink: Sink, status: number) {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    if (status === 404) log.warn({ path: pathname.slice(0, 300) }, "nothing at this address");
    sendMessagePage(ask, request, sink, { pathname, status }).catch((error) => {
      log.error({ err: error }, "no words for a failure");
      sink.writeHead(status, ["content-type", "text/plain; charset=utf-8"]).end(Buffer.from(String(status)));
    });
  }

  const htmlAt = async (path: string) => (await pageAt(ask, path)).forms.identity.body.toString();

  const warm = async (wanted: () => boolean) => (env.WARM_UP === "on" ? warmUp(htmlAt, wanted) : undefined);

  return { answerAtOnce, answerPage, answer, warmUp: warm, close };
}

async function sendMessagePage(
  ask: InternalFetch,
  request: Asked,
  sink: Sink,
  { pathname, status }: { pathname: string; status: number },
) {
  const { locale, path } = splitLocale(pathname);
  const page = await pageAt(ask, localePath(`/lost/${lostPage(path, status)}`, locale), whoOf(request));
  sendPage(request, sink, page, status);
}

/** Some pages have an error message of their own (SPEC 8). */
function lostPage(path: string, status: number) {
  const isSport = path.startsWith("/sports/");
  if (status === 404) return isSport ? "sport" : "page";
  if (isSport) return "failure-sport";
  const list = /^\/(sports|news|events)\b/.exec(path)?.[1];
  return list ? `failure-${list}` : "failure";
}

const isLost = ({ url = "/" }: Asked) => isLostPath(url);

const whoOf = ({ headers: { cookie } }: Asked) =>
  cookie === undefined
    ? undefined
    : /(?:^|;\s*)who=(player|recruiter|user|guardian|job_seeker|esport_player|admin|moderator)(?:;|$)/.exec(
        cookie,
      )?.[1];
