import "server-only";

/** The network address a request came from: the last one in x-forwarded-for, written by the nearest proxy; anyone can write what stands before it. */
export const addressOf = (headers: Headers): string =>
  headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() || "unknown";
