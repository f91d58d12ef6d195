const slot = globalThis as { recruitUnreadable?: Set<string> };
slot.recruitUnreadable ??= new Set();
const noted = slot.recruitUnreadable;

const MOST_NOTED = 1000;
const brokenForm =
  /unexpected end of (form|multipart)|boundary|malformed (part|content)|unexpected end of json|failed to parse body|body exceeded/i;

/** Notes that a request failed because its body cannot be read, which is the sender's fault. True when it is. */
export function noteUnreadable(id: string, error: unknown): boolean {
  const found = error instanceof Error && brokenForm.test(error.message);
  if (found && noted.size < MOST_NOTED) noted.add(id);
  return found;
}

/** Whether it was noted; forgets it. */
export const tookUnreadable = (id: string): boolean => noted.delete(id);
