import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { best } from "./encoding";

type Out = { write(chunk: unknown): boolean; end(chunk?: unknown): void };

const worthIt =
  /^(text\/(?!event-stream)|image\/svg|application\/(json|javascript|xml|manifest|rss|atom|ld))|\+(json|xml)/;

/** Compresses a streamed response if the client accepts it and it is text; flushes each chunk. */
export function compressed(request: IncomingMessage, response: ServerResponse, raw: Out): Out {
  const encoding = best(request.headers["accept-encoding"]);
  if (encoding === "identity" || !isWorthIt(request, response)) return raw;
  const squeeze =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  response.removeHeader("content-length");
  response.setHeader("content-encoding", encoding);
  response.appendHeader("vary", "accept-encoding");
  squeeze.on("data", (piece) => {
    if (raw.write(piece)) return;
    squeeze.pause();
    response.once("drain", () => squeeze.resume());
  });
  squeeze.on("end", () => raw.end());
  squeeze.on("drain", () => response.emit("drain"));
  response.once("close", () => squeeze.destroy());
  return {
    write(chunk) {
      const more = squeeze.write(chunk);
      squeeze.flush();
      return more;
    },
    end: (chunk) => void (chunk ? squeeze.end(chunk) : squeeze.end()),
  };
}

function isWorthIt({ method }: IncomingMessage, response: ServerResponse) {
  if (method === "HEAD" || response.statusCode === 204 || response.statusCode === 304) return false;
  if (response.hasHeader("content-encoding") || /no-transform/.test(String(response.getHeader("cache-control"))))
    return false;
  const length = response.getHeader("content-length");
  return (
    worthIt.test(String(response.getHeader("content-type") ?? "")) && !(length !== undefined && Number(length) < 1000)
  );
}
