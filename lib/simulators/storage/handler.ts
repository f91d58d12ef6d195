import "server-only";
import { isKey, storageAppId, storageIsLocal, storageKey } from "@/lib/platform/files/storage/local-settings";
import { ingest, recordAnswer, registerUploads } from "./ingest";
import { errorResponse, preflight } from "./replies";
import { calls } from "./rest";
import { serveFile } from "./serve";
import { isSame } from "./signature";

/** File storage: `a/<app>/<key>` serves files, `ingest/...` receives them, `api/v6/...` manages them. */
export async function handleStorage(request: Request, [area, first = "", second = ""]: string[]): Promise<Response> {
  if (!storageIsLocal()) return new Response(null, { status: 404 });
  if (request.method === "OPTIONS") return preflight();
  const queryStart = request.url.indexOf("?");
  const rawQuery = queryStart < 0 ? "" : request.url.slice(queryStart + 1);
  if (area === "a" && first === storageAppId && isRead(request)) return serveFile(request, second, rawQuery);
  if (area === "ingest" && isKey(first) && isUpload(request)) return ingest(request, first, rawQuery);
  if (request.method === "POST") return fromApplication(request, `${area}/${first}`, second);
  return errorResponse(404, "Not found");
}

async function fromApplication(request: Request, path: string, name: string): Promise<Response> {
  if (!isSame(request.headers.get("x-uploadthing-api-key") ?? "", storageKey()))
    return errorResponse(401, "Unauthorized");
  const body = (await request.json()) as never;
  if (path === "ingest/route-metadata") return registerUploads(body);
  if (path === "ingest/callback-result") return recordAnswer(body);
  const call = path === "api/v6" && Object.hasOwn(calls, name) ? calls[name] : undefined;
  return call ? call(body) : errorResponse(404, "Not found");
}

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD";
const isUpload = ({ method }: Request) => method === "PUT" || method === "HEAD";
