import "server-only";

/** The network address a request came from, as our server (or the nearest proxy, without it) wrote it; anyone can write what stands before the last one. */
export const addressOf = (headers: Headers): string =>
  headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
