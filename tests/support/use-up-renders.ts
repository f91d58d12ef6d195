import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { rateLimitPages, rendersPerWindow } from "@/lib/server/rate-limit-pages";

/** Requests pages from this address until one more would be refused. */
export function useUpRenders(address: string) {
  const request = new IncomingMessage(new Socket());
  request.headers["x-forwarded-for"] = address;
  for (let count = 0; count < rendersPerWindow; count++) rateLimitPages(request, new ServerResponse(request));
  return address;
}
