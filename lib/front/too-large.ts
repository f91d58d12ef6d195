import type { IncomingMessage, ServerResponse } from "node:http";
import { translator } from "@/lib/core/i18n/translator";
import { isForMachines } from "./addresses";
import { plainPage } from "./refuse-plainly";
import { dropRest } from "./rest-of-body";

const kB = 1024;
const MB = 1024 * kB;

const streamed = /^\/api\/players\/videos(\?|$)/;

/** Bytes a body may have. Three documents of 5 MB and what was typed are the largest form; Next's own limit is a little higher. */
const most: [address: RegExp, bytes: number][] = [
  // A video with its form, which its route writes to disk as it comes.
  [streamed, 101 * MB],
  [/^\/api\/(stripe\/webhook|local)\b/, MB],
  [/^\/(api|functions|factors)(\/|$)/, 64 * kB],
  [/^/, 16 * MB],
];

/** The stand-in for the file storage counts what it takes by what was announced and signed. */
const isUpload = ({ method, url = "" }: IncomingMessage) =>
  method === "PUT" && /^\/api\/local\/ut\/ingest\/[\w-]+\?/.test(url);

/** Goes on with a request whose body is not too large, and refuses the others. A body whose length nobody said waits until it is whole. */
export function ifNotTooLarge(request: IncomingMessage, response: ServerResponse, goOn: () => void) {
  const { headers, url = "" } = request;
  const limit = isUpload(request) ? Number.POSITIVE_INFINITY : (most.find(([address]) => address.test(url))?.[1] ?? 0);
  const judge = (fits: boolean) => (fits ? goOn() : refuse(request, response));
  if (headers["transfer-encoding"] === undefined || limit === Number.POSITIVE_INFINITY)
    return judge(Number(headers["content-length"] ?? 0) <= limit);
  if (streamed.test(url)) return judge(false);
  whenWhole(request, limit, judge);
}

/** Holds what comes of the body back from the request's readers. */
function whenWhole(request: IncomingMessage, limit: number, then: (fits: boolean) => void) {
  const parts: (Buffer | null)[] = [];
  let length = 0;
  request.push = (part: Buffer | null) => {
    parts.push(part);
    length += part?.length ?? 0;
    if (part !== null && length <= limit) return true;
    Reflect.deleteProperty(request, "push");
    if (length <= limit) for (const each of parts) request.push(each);
    then(length <= limit);
    return true;
  };
}

/** Says so at once, in the page's language, and hangs up once the browser is done sending: one that is cut off shows its own error instead. */
async function refuse(request: IncomingMessage, response: ServerResponse) {
  const { socket } = request;
  const [type, body] = isForMachines(request)
    ? ["application/json", '{"error":"too_large"}']
    : ["text/html; charset=utf-8", plainPage(request, 413, (locale) => translator(locale, "errors")("form_too_large"))];
  response.writeHead(413, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    connection: "close",
  });
  response.write(body);
  await dropRest(request, socket);
  response.end();
}
