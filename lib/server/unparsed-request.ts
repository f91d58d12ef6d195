import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

const statuses: Record<string, number> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export function refuseUnparsed(error: NodeJS.ErrnoException, socket: Duplex) {
  const isAnswered = (socket as { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent;
  if (!socket.writable || isAnswered) return void socket.destroy(error);
  const status = statuses[error.code ?? ""] ?? 400;
  const allow = status === 405 ? "Allow: GET, HEAD, POST, OPTIONS\r\n" : "";
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
