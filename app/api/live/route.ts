/** The server answers GET itself (lib/server/live.ts); without it there is no feed, and 204 ends the browser's retries. */
export const GET = () => new Response(null, { status: 204 });
