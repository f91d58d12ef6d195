import { Refusal } from "../command/refusal";
import { addressOf } from "./address";
import { log } from "./log";

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

type Reader = { address: string; agent: string };

/** Answers with a tracking pixel and calls `recordView` for a view by a visitor; the response is always the same. */
export async function seenImage(request: Request, recordView: (reader: Reader) => Promise<unknown>): Promise<Response> {
  if (isView(request)) await countView(request.headers, recordView);
  return new Response(pixel, { headers: { "content-type": "image/gif", "cache-control": "private, no-store" } });
}

function isView({ method, headers }: Request) {
  const purpose = `${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-purpose")}`;
  const site = headers.get("sec-fetch-site") ?? "same-origin";
  return method === "GET" && site === "same-origin" && !/prefetch|prerender|preview/.test(purpose);
}

async function countView(headers: Headers, recordView: (reader: Reader) => Promise<unknown>) {
  try {
    await recordView({ address: addressOf(headers), agent: headers.get("user-agent") ?? "" });
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, "a view was not counted");
  }
}
