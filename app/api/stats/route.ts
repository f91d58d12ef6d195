import { homeStats } from "@/lib/reports/queries/public";

/** The figures of the home page; what has not changed is answered with 304 and no body. */
export async function GET(request: Request) {
  const figures = await homeStats();
  const etag = `"${Object.values(figures).join("-")}"`;
  const headers = { etag, "cache-control": "public, no-cache" };
  const isUnchanged = request.headers.get("if-none-match")?.includes(etag);
  return isUnchanged ? new Response(null, { status: 304, headers }) : Response.json(figures, { headers });
}
