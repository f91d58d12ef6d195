import type { IncomingMessage, ServerResponse } from "node:http";
import { methodsOfDoor } from "./machine-doors";

const pageMethods = ["GET", "HEAD", "POST"];

export function answerMethod({ method = "", url = "/" }: IncomingMessage, response: ServerResponse): boolean {
  const methods = methodsOfDoor(url.split("?", 1)[0] ?? "/") ?? pageMethods;
  if (methods.includes(method)) return false;
  const allow = [...new Set([...methods, "OPTIONS"])].join(", ");
  response.writeHead(method === "OPTIONS" ? 204 : 405, { allow, "cache-control": "no-store" }).end();
  return true;
}
