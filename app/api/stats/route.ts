import { homeStats } from "@/lib/trust/queries/public-figures";

/** Figures of the home page; answers 304 if they have not changed. */
export async function GET(request: Request) {
  const figures = await homeStats();
  const etag = `"${Object.values(figures).join("-")}"`;
  const headers = { etag, "cache-control": "public, no-cache" };
  const isUnchanged = request.headers.get("if-none-match")?.includes(etag);
  return isUnchanged ? new Response(null, { status: 304, headers }) : Response.json(figures, { headers });
}
