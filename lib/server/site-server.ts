import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { wasDatabaseUnavailable } from "@/lib/platform/db/database-unavailable";
import { withDbTimeout } from "@/lib/platform/db/with-db-timeout";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { log } from "@/lib/platform/http/log";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";
import {
  cacheKey,
  isDocumentRequest,
  isItemPage,
  isLostPath,
  isPersonal,
  isPublicPath,
  isPublicRequest,
  isQueryRequest,
  isRenderedPerRequest,
  pathOf,
  type RequestHead,
} from "./addresses";
import { renderFailedFrame } from "./failed-page";
import { isFile, sendFile } from "./files";
import { type InternalFetch, openInternalServer } from "./internal-fetch";
import { encodeVariants, withPrivateCaching } from "./page";
import { getFreshPage, getPage, isRendered } from "./pages";
import { isPayloadRequest, sendPayload } from "./payloads";
import { rateLimitPages } from "./rate-limit-pages";
import { type Sink, sendFrame, sendPage } from "./send-page";
import { transformResponse } from "./transform-response";
import { strictTransport } from "./transport";

export type SiteServer = {
  sendFromMemory: (request: RequestHead, sink: Sink) => boolean;
  answer: RequestListener;
  close: () => void;
};

/** The HTTP server in front of Next, in the same process: serves public pages from memory and adjusts Next's other responses. An optimization: the site works without it. */
export async function openSiteServer(toNext: RequestListener, distDir: string): Promise<SiteServer> {
  const { internalFetch, close } = await openInternalServer(toNext);

  function sendFromMemory(request: RequestHead, sink: Sink) {
    // Only canonical addresses are cached.
    const cachedPage = getFreshPage(request.url ?? "/", roleFromCookie(request));
    if (!cachedPage || !isDocumentRequest(request) || isPersonal(request) || isLost(request)) return false;
    sendPage(request, sink, cachedPage);
    return true;
  }

  const isCounted = (request: RequestHead) =>
    isQueryRequest(request) || isRenderedPerRequest(request) || mayBeMissing(request);

  function mayBeMissing({ method, url = "/", headers }: RequestHead) {
    const path = pathOf(url).replace(/^\/_late\/[\w-]+/, "");
    return isItemPage({ method, url: path, headers }) && !isRendered(path);
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (isCounted(request) && rateLimitPages(request, response)) return;
    const [name, value] = strictTransport();
    if (name && value) response.setHeader(name, value);
    if (isFile(request)) return serveFile(request, response);
    if (isPayloadRequest(request)) return servePayload(request, response);
    if (isLost(request)) return sendErrorPage(request, response, 404);
    if (!isPublicRequest(request) || isPersonal(request)) return passOn(request, response);
    servePage(request, response);
  }

  function servePage(request: RequestHead, sink: Sink) {
    fetchPage(request, sink, cacheKey(request), roleFromCookie(request)).catch((error) => {
      log.error({ err: error, path: request.url }, "public page failed");
      sendErrorPage(request, sink, 503);
    });
  }

  async function fetchPage(request: RequestHead, sink: Sink, path: string | undefined, role?: string) {
    // Other queries are rendered as for a visitor and not cached.
    const cached = path && (await getPage(internalFetch, path, role));
    const mustRender = !cached || (cached.status === 404 && path?.includes("?"));
    const page = mustRender
      ? await encodeVariants(await withDbTimeout(internalFetch(request.url ?? "/")), {
          path: request.url ?? "/",
          role,
          quality: 4,
        })
      : cached;
    if (page.status === 404 || page.status >= 500)
      sendErrorPage(request, sink, page.status === 500 && wasDatabaseUnavailable() ? 503 : page.status);
    else sendPage(request, sink, page);
  }

  function serveFile(request: IncomingMessage, response: ServerResponse) {
    sendFile(request, response, distDir).then(
      (wasSent) => wasSent || passOn(request, response),
      () => response.destroy(),
    );
  }

  function servePayload(request: IncomingMessage, response: ServerResponse) {
    const payloadNow = async (url: string) => {
      const isCacheable = isPublicPath(url.split("?", 1)[0] ?? "") && cacheKey({ url }) === url;
      return isCacheable ? (await getPage(internalFetch, url)).payload : undefined;
    };
    sendPayload(request, response, payloadNow).catch(() => response.destroy());
  }

  const sendPrivately = (request: IncomingMessage, sink: Sink) =>
    servePage(request, {
      writeHead: (status, headers) => sink.writeHead(status, withPrivateCaching(headers)),
      end: sink.end,
    });

  function passOn(request: IncomingMessage, response: ServerResponse) {
    delete request.headers[failedPageHeader];
    const sendError = (request: IncomingMessage, sink: Sink, status: number) =>
      void sendFailure(request, sink, status, response);
    transformResponse(request, response, { sendErrorPage: sendError, sendKept: sendPrivately });
    toNext(request, response);
  }

  async function sendFailure(request: IncomingMessage, sink: Sink, status: number, response: ServerResponse) {
    const policy = String(request.headers["content-security-policy"] ?? "");
    const setCookie = [response.getHeader("set-cookie") ?? []].flat().map(String);
    const isFailure = status === 503 && policy && request.method === "GET";
    const frame = isFailure
      ? await renderFailedFrame(internalFetch, { request, setCookie }).catch(() => undefined)
      : undefined;
    if (frame) sendFrame(sink, frame, policy);
    else sendErrorPage(request, sink, status);
  }

  function sendErrorPage(request: RequestHead, sink: Sink, status: number) {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    if (status === 404) log.warn({ path: pathname.slice(0, 300) }, "nothing at this address");
    sendMessagePage(internalFetch, request, sink, { pathname, status }).catch((error) => {
      log.error({ err: error }, "no words for a failure");
      sink.writeHead(status, ["content-type", "text/plain; charset=utf-8"]).end(Buffer.from(String(status)));
    });
  }

  return { sendFromMemory, answer, close };
}

async function sendMessagePage(
  internalFetch: InternalFetch,
  request: RequestHead,
  sink: Sink,
  { pathname, status }: { pathname: string; status: number },
) {
  const { locale, path } = splitLocale(pathname);
  const page = await getPage(
    internalFetch,
    localePath(`/lost/${lostPage(path, status)}`, locale),
    roleFromCookie(request),
  );
  sendPage(request, sink, page, status);
}

function lostPage(path: string, status: number) {
  const isSportPage = path.startsWith("/sports/");
  if (status === 404) return isSportPage ? "sport" : "page";
  if (isSportPage) return "failure-sport";
  const section = /^\/(sports|news|events)\b/.exec(path)?.[1];
  return section ? `failure-${section}` : "failure";
}

const isLost = ({ url = "/" }: RequestHead) => isLostPath(url);

const roleFromCookie = ({ headers: { cookie } }: RequestHead) =>
  cookie === undefined
    ? undefined
    : /(?:^|;\s*)who=(player|recruiter|user|guardian|job_seeker|esport_player|admin|moderator)(?:;|$)/.exec(
        cookie,
      )?.[1];
