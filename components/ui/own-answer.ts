/** Seconds between retries; a restarting or overloaded server is back within a minute. */
const retryDelays = [1, 4, 15, 40];

/** Fetches personal data as JSON for a page that is the same for everyone. Retries for a minute after network errors, server errors, rate limits and incomplete answers; returns null if the request is refused or never answered. */
export async function fetchPersonal<T>(
  address: string,
  { method = "GET", isComplete = () => true }: { method?: "GET" | "POST"; isComplete?: (response: T) => boolean } = {},
): Promise<T | null> {
  for (const wait of [0, ...retryDelays]) {
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
