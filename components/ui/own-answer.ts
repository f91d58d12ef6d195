/** Seconds between tries: a server that restarts or sheds load is back within a minute. */
const waits = [1, 4, 15, 40];

/**
 * What one of our doors says of whoever reads a page that is the same for everyone, as JSON. Asked again while the line or the
 * server fails, has too much to do or answers what is not `told`, for a minute; null when it refuses or never answers: the page
 * then stays as it is.
 */
export async function ownAnswer<T>(
  address: string,
  { method = "GET", told = () => true }: { method?: "GET" | "POST"; told?: (answer: T) => boolean } = {},
): Promise<T | null> {
  for (const wait of [0, ...waits]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    const { status, body } = await ask(address, method).catch(() => failed);
    if (status === 200 && told(body as T)) return body as T;
    if (status !== 200 && status < 500 && status !== 429) return null;
  }
  return null;
}

const failed = { status: 503, body: null };

async function ask(address: string, method: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address, { method, cache: "no-store" });
  return { status: answer.status, body: answer.status === 200 ? await answer.json() : null };
}
