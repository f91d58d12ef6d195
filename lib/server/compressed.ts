import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { best } from "./encoding";

type Sink = { write(chunk: unknown): boolean; end(chunk?: unknown): void };

const compressibleType =
  /^(text\/(?!event-stream)|image\/svg|application\/(json|javascript|xml|manifest|rss|atom|ld))|\+(json|xml)/;

export function compressed(request: IncomingMessage, response: ServerResponse, raw: Sink): Sink {
  const encoding = best(request.headers["accept-encoding"]);
  if (encoding === "identity" || !isCompressible(request, response)) return raw;
  const compressor =
    encoding === "br"
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  response.removeHeader("content-length");
  response.setHeader("content-encoding", encoding);
  response.appendHeader("vary", "accept-encoding");
  compressor.on("data", (piece) => {
    if (raw.write(piece)) return;
    compressor.pause();
    response.once("drain", () => compressor.resume());
  });
  compressor.on("end", () => raw.end());
  const flushKind = encoding === "br" ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH;
  let flush: NodeJS.Immediate | undefined;
  compressor.on("drain", () => response.emit("drain"));
  response.once("close", () => compressor.destroy());
  return {
    write(chunk) {
      // Once for all chunks that come together: a page is written in some twenty.
      flush ??= setImmediate(() => {
        flush = undefined;
        compressor.flush(flushKind);
      });
      return compressor.write(chunk);
    },
    end(chunk) {
      clearImmediate(flush);
      if (chunk) compressor.end(chunk);
      else compressor.end();
    },
  };
}

function isCompressible({ method }: IncomingMessage, response: ServerResponse) {
  if (method === "HEAD" || response.statusCode === 204 || response.statusCode === 304) return false;
  if (response.hasHeader("content-encoding") || /no-transform/.test(String(response.getHeader("cache-control"))))
    return false;
  const length = response.getHeader("content-length");
  return (
    compressibleType.test(String(response.getHeader("content-type") ?? "")) &&
    !(length !== undefined && Number(length) < 1000)
  );
}
