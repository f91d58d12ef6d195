const slot = globalThis as { recruitUnreadable?: Set<string> };
slot.recruitUnreadable ??= new Set();
const noted = slot.recruitUnreadable;

const MOST_NOTED = 1000;
const brokenForm =
  /unexpected end of (form|multipart)|boundary|malformed (part|content)|unexpected end of json|failed to parse body|body exceeded/i;

const frame = /^\s+at /;
const ofNext = /node_modules\/next\/dist\/|\/chunks\/ssr\/node_modules_next_dist_/;
const ofNode = /node:|<anonymous>/;

/** Notes that a request failed because its body cannot be read, which is the sender's fault. True when it is. */
export function noteUnreadable(id: string, error: unknown, route: string): boolean {
  const found =
    error instanceof Error && (brokenForm.test(error.message) || isBeforeOurs(error) || isBesideOurs(route));
  if (!found) return false;
  noted.add(id);
  for (const oldest of noted) {
    if (noted.size <= MOST_NOTED) break;
    noted.delete(oldest);
  }
  return true;
}

/** Whether it was noted; forgets it. */
export const tookUnreadable = (id: string): boolean => noted.delete(id);

/** What fails where the arguments of an act are read has passed through nothing of ours. */
function isBeforeOurs({ stack = "" }: Error): boolean {
  const frames = stack.split("\n").filter((line) => frame.test(line));
  return frames.some((line) => ofNext.test(line)) && frames.every((line) => ofNext.test(line) || ofNode.test(line));
}

/** Acts of ours throw nothing, and what a page throws is named by its address, not by its file: it was neither. */
const isBesideOurs = (route: string) => route.endsWith("/page");
