import { connection } from "next/server";

/** The server answers GET itself (lib/server/live.ts); without it there is no feed, and 204 ends the browser's retries. */
export async function GET() {
  await connection(); // Next cannot render a 204 ahead.
  return new Response(null, { status: 204 });
}
