import { addressOf } from "@/lib/core/address";
import { visitor } from "@/lib/core/door";
import { log } from "@/lib/core/log";
import { Refusal } from "@/lib/core/refusal";
import { countView } from "@/lib/news/commands/count-view";

const pixel = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/** The image at the end of an article, asked for by whoever opens it, with scripts or without. The answer is always the same. */
export async function GET(request: Request, { params }: RouteContext<"/api/news/[id]/seen">) {
  if (isRead(request)) await count((await params).id, request.headers);
  return new Response(pixel, { headers: { "content-type": "image/gif", "cache-control": "private, no-store" } });
}

/** Not by another site, and not by a browser that fetches ahead of its reader. */
function isRead({ method, headers }: Request) {
  const purpose = `${headers.get("sec-purpose")} ${headers.get("purpose")} ${headers.get("x-purpose")}`;
  const site = headers.get("sec-fetch-site") ?? "same-origin";
  return method === "GET" && site === "same-origin" && !/prefetch|prerender|preview/.test(purpose);
}

async function count(id: string, headers: Headers) {
  const address = addressOf(headers);
  try {
    await countView(visitor("en", address), { id, address, agent: headers.get("user-agent") ?? "" });
  } catch (error) {
    if (!(error instanceof Refusal)) log.error({ err: error }, "a view was not counted");
  }
}
