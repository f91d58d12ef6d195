import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tookUnreadable } from "@/lib/core/unreadable";
import { policyByNonce } from "./content-policy";
import type { Sink } from "./send-page";

/** Sends a page of words in place of an answer that has none; `status` is the answer's own. */
export type SayInstead = (request: IncomingMessage, sink: Sink, status: number) => void;

/**
 * Stands between Next and the browser: gives a page made for one request its content policy, calls a form that breaks off in
 * the middle 400 and not 500, and lets `sayInstead` answer where Next would show a page without words.
 */
export function amend(request: IncomingMessage, response: ServerResponse, sayInstead: SayInstead) {
  const { writeHead, write, end } = response;
  const policy = policyByNonce(giveNonce(request));
  let replaced = false;

  const sink: Sink = {
    writeHead(status, headers) {
      writeHead.call(response, status, headers);
      return sink;
    },
    end: (body) => void Reflect.apply(end, response, [body]),
  };

  function head(status: number, ...rest: unknown[]) {
    if (replaced) return response;
    const named = status === 500 && brokeOff(request) ? 400 : status;
    if (!isHtml(response)) return Reflect.apply(writeHead, response, [named, ...rest]);
    if (hasNoWords(request, named)) {
      replaced = true;
      for (const name of response.getHeaderNames())
        if (/^(content|transfer)-|^etag$/.test(name)) response.removeHeader(name);
      sayInstead(request, sink, named);
      return response;
    }
    response.setHeader("content-security-policy", policy);
    return Reflect.apply(writeHead, response, [named, ...rest]);
  }

  /** What Next says after it was replaced is dropped. */
  const unlessReplaced = (say: typeof write | typeof end, dropped: unknown) =>
    function saying(this: ServerResponse, ...what: unknown[]) {
      if (!response.headersSent && !replaced) response.writeHead(response.statusCode);
      return replaced ? dropped : Reflect.apply(say, response, what);
    };

  Object.assign(response, {
    writeHead: head,
    write: unlessReplaced(write, true),
    end: unlessReplaced(end, response),
  });
}

/** Next reads the nonce of its scripts from the policy of the request. */
function giveNonce({ headers }: IncomingMessage) {
  const nonce = randomBytes(16).toString("base64");
  headers["content-security-policy"] = policyByNonce(nonce);
  return nonce;
}

const isHtml = (response: ServerResponse) => /^text\/html/.test(String(response.getHeader("content-type") ?? ""));

const brokeOff = ({ method, headers }: IncomingMessage) =>
  method === "POST" && tookUnreadable(String(headers["x-request-id"]));

function hasNoWords({ url = "", headers }: IncomingMessage, status: number) {
  if (status !== 404 && status < 500) return false;
  if (/^\/(api|functions|factors)\//.test(url)) return false;
  return headers.rsc === undefined && headers["next-action"] === undefined;
}
