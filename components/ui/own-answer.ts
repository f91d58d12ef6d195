/** Seconds between tries: a server that restarts or sheds load is back within a minute. */
const waits = [1, 4, 15, 40];

/**
 * What one of our doors says of whoever reads a page that is the same for everyone, as JSON. Asked again while the line or the
 * server fails, has too much to do or answers what is not `told`, for a minute; null when it refuses or never answers: the page
 * then stays as it is.
 */
export async function fetchPersonal<T>(
  address: string,
  { method = "GET", isComplete = () => true }: { method?: "GET" | "POST"; isComplete?: (response: T) => boolean } = {},
): Promise<T | null> {
  for (const wait of [0, ...waits]) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait * 1000));
    const { status, body } = await request(address, method).catch(() => unavailable);
    if (status === 200 && isComplete(body as T)) return body as T;
    if (status !== 200 && status < 500 && status !== 429) return null;
  }
  return null;
}

const unavailable = { status: 503, body: null };

async function request(address: string, method: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(address, { method, cache: "no-store" });
  return { status: response.status, body: response.status === 200 ? await response.json() : null };
}
