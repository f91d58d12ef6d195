import type { IncomingMessage } from "node:http";
import { isForMachines } from "./addresses";

const ofPages = ["GET", "HEAD", "POST"];
export const allow = ofPages.join(", ");

/** The status that refuses what no page can answer: another method, or a form without a length, whose end Next would await for ever. */
export function refusalOf(request: IncomingMessage): 405 | 411 | undefined {
  const { method = "", headers } = request;
  if (isForMachines(request)) return undefined;
  if (!ofPages.includes(method)) return 405;
  const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
  return method === "POST" && !hasBody ? 411 : undefined;
}
