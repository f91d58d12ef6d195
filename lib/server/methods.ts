import type { IncomingMessage, ServerResponse } from "node:http";
import { methodsOfDoor } from "./machine-doors";

const ofPages = ["GET", "HEAD", "POST"];

/** Answers OPTIONS and unsupported methods; false when the method is supported. */
export function answerMethod({ method = "", url = "/" }: IncomingMessage, response: ServerResponse): boolean {
  const methods = methodsOfDoor(url.split("?", 1)[0] ?? "/") ?? ofPages;
  if (methods.includes(method)) return false;
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  response.writeHead(method === "OPTIONS" ? 204 : 405, { allow, "cache-control": "no-store" }).end();
  return true;
}
