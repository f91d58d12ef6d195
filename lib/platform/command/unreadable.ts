import { processState } from "../process-state";

/** Next notes the errors; the server in front of it chooses the status. */
const unreadableIds = processState("unreadable requests", () => new Set<string>());

const MAX_IDS = 1000;
const brokenForm =
  /unexpected end of (form|multipart)|boundary|malformed (part|content)|unexpected end of json|failed to parse body|body exceeded/i;

const frame = /^\s+at /;
const nextFrame = /node_modules\/next\/dist\/|\/chunks\/ssr\/node_modules_next_dist_/;
const nodeFrame = /node:|<anonymous>/;

export function noteUnreadable(id: string, error: unknown, route: string): boolean {
  const isUnreadable =
    error instanceof Error && (brokenForm.test(error.message) || failedBeforeOurCode(error) || isPageRoute(route));
  if (!isUnreadable) return false;
  unreadableIds.add(id);
  for (const oldest of unreadableIds) {
    if (unreadableIds.size <= MAX_IDS) break;
    unreadableIds.delete(oldest);
  }
  return true;
}

export const tookUnreadable = (id: string): boolean => unreadableIds.delete(id);

/** Only frames of Next and Node mean that the arguments of an action could not be parsed. */
function failedBeforeOurCode({ stack = "" }: Error): boolean {
  const frames = stack.split("\n").filter((line) => frame.test(line));
  return (
    frames.some((line) => nextFrame.test(line)) && frames.every((line) => nextFrame.test(line) || nodeFrame.test(line))
  );
}

const isPageRoute = (route: string) => route.endsWith("/page");
