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
import { type Ask, openBackDoor } from "./ask";
import { frameOfFailed } from "./failed-page";
import { isFile, sendFile } from "./files";
import { encodeVariants, withPrivateCaching } from "./page";
import { isMade, keepFlightAgain, pageAt, pageAtHand, watchTags } from "./pages";
import { isPayloadRequest, sendPayload } from "./payloads";
import type { Asked } from "./plain-request";
import { rateLimitPages } from "./rate-limit-pages";
import { routesOf } from "./routes";
import { type Sink, sendFrame, sendPage } from "./send-page";
import { transformResponse } from "./transform-response";
import { strictTransport } from "./transport";
import { warmUp } from "./warm-up";

export type Front = {
  /** Sends a page that lies ready, before anything else is looked at: most visits. False when there is more to do. */
  answerAtOnce: (request: Asked, sink: Sink) => boolean;
  /** The same, and makes the page first where it does not lie ready. False when what is asked for is no page of everyone. */
  answerPage: (request: Asked, sink: Sink) => boolean;
  answer: RequestListener;
  /** To be called once when requests can come in; ends early when not `wanted` any more. */
  warmUp: (wanted: () => boolean) => Promise<void>;
  close: () => void;
};

/**
 * What stands before Next in the same process. Public pages come from bytes kept in memory, the same for everyone; what Next
 * answers to the rest is amended on its way out. Speed, never a lock: without it the product still works.
 */
export async function openFront(toNext: RequestListener, distDir: string): Promise<Front> {
  const { ask, close } = await openBackDoor(toNext);
  watchTags();
  const hasRoute = routesOf(distDir);

  function answerAtOnce(request: Asked, sink: Sink) {
    // Only whole addresses that were looked at once are kept.
    const page = pageAtHand(request.url ?? "/", whoOf(request));
    if (!page || !isForDocument(request) || isPersonal(request) || isLost(request)) return false;
    sendPage(request, sink, page);
    return true;
  }

  function answerPage(request: Asked, sink: Sink) {
    if (answerAtOnce(request, sink)) return true;
    if (!isPublicRequest(request) || isPersonal(request) || isLost(request) || isCounted(request)) return false;
    givePage(request, sink);
    return true;
  }

  function answer(request: IncomingMessage, response: ServerResponse) {
    if (!isCounted(request)) return answerFreely(request, response);
    rateLimitPages(request, response).then(
      (refused) => refused || answerFreely(request, response),
      () => sayInstead(request, response, 503),
    );
  }

  /** What has to be made for whoever asks. */
  const isCounted = (request: Asked) => isQuestion(request) || isMadeForOne(request) || isGuess(request);

  /** An address that may have been made up: no page of its folder that anybody was given, or nothing we have at all. */
  function isGuess(request: Asked) {
    const [path = "/"] = (request.url ?? "/").split("?", 1);
    if (isForMachines(request) || /^\/_(next|late)\//.test(path)) return false;
    return isOneOfMany(request) ? !isMade(path) : !hasRoute(path);
  }

  function answerFreely(request: IncomingMessage, response: ServerResponse) {
    const [name, value] = strictTransport();
    if (name && value) response.setHeader(name, value);
    if (isFile(request)) return giveFile(request, response);
    if (isPayloadRequest(request)) return giveFlight(request, response);
    if (isLost(request)) return sayInstead(request, response, 404);
    if (!isPublicRequest(request) || isPersonal(request)) return passOn(request, response);
    givePage(request, response);
  }

  function givePage(request: Asked, sink: Sink) {
    fetchPage(request, sink, keptAddress(request), whoOf(request)).catch((error) => {
      log.error({ err: error, path: request.url }, "public page failed");
      sayInstead(request, sink, 503);
    });
  }

  async function fetchPage(request: Asked, sink: Sink, path: string | undefined, who?: string) {
    // A query may ask for something of its own (a search): asked for as a stranger would, and not kept.
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
      sayInstead(request, sink, page.status === 500 && wasDatabaseUnavailable() ? 503 : page.status);
    else sendPage(request, sink, page);
  }

  function giveFile(request: IncomingMessage, response: ServerResponse) {
    sendFile(request, response, distDir).then(
      (sent) => sent || passOn(request, response),
      () => response.destroy(),
    );
  }

  function giveFlight(request: IncomingMessage, response: ServerResponse) {
    const make = async (url: string, address: string) =>
      isPublicPath(url.split("?", 1)[0] ?? "") && keptAddress({ url }) === url && keepFlightAgain(ask, url, address);
    sendPayload(request, response, make).catch(() => response.destroy());
  }

  /** What led to Next may have brought a cookie along: the answer is for one. */
  const sendKept = (request: IncomingMessage, sink: Sink) =>
    givePage(request, {
      writeHead: (status, headers) => sink.writeHead(status, withPrivateCaching(headers)),
      end: sink.end,
    });

  function passOn(request: IncomingMessage, response: ServerResponse) {
    delete request.headers[failedPageHeader];
    const say = (asked: IncomingMessage, sink: Sink, status: number) => void sayFailed(asked, sink, status, response);
    transformResponse(request, response, { say, sendKept });
    toNext(request, response);
  }

  /** In the frame of whoever is signed in, where it can be made. */
  async function sayFailed(request: IncomingMessage, sink: Sink, status: number, response: ServerResponse) {
    const policy = String(request.headers["content-security-policy"] ?? "");
    const setCookie = [response.getHeader("set-cookie") ?? []].flat().map(String);
    const isFailure = status === 503 && policy && request.method === "GET";
    const frame = isFailure ? await frameOfFailed(ask, { request, setCookie }).catch(() => undefined) : undefined;
    if (frame) sendFrame(sink, frame, policy);
    else sayInstead(request, sink, status);
  }

  function sayInstead(request: Asked, sink: Sink, status: number) {
    const { pathname } = new URL(request.url ?? "/", "http://here");
    if (status === 404) log.warn({ path: pathname.slice(0, 300) }, "nothing at this address");
    sendWords(ask, request, sink, { pathname, status }).catch((error) => {
      log.error({ err: error }, "no words for a failure");
      sink.writeHead(status, ["content-type", "text/plain; charset=utf-8"]).end(Buffer.from(String(status)));
    });
  }

  const htmlAt = async (path: string) => (await pageAt(ask, path)).forms.identity.body.toString();

  const warm = async (wanted: () => boolean) => (env.WARM_UP === "on" ? warmUp(htmlAt, wanted) : undefined);

  return { answerAtOnce, answerPage, answer, warmUp: warm, close };
}

async function sendWords(
  ask: Ask,
  request: Asked,
  sink: Sink,
  { pathname, status }: { pathname: string; status: number },
) {
  const { locale, path } = splitLocale(pathname);
  const page = await pageAt(ask, localePath(`/lost/${lostPage(path, status)}`, locale), whoOf(request));
  sendPage(request, sink, page, status);
}

/** Whose words they are: SPEC 8 has some of their own for what could not be loaded. */
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
