import type { Page } from "@playwright/test";
import { isPublicPath } from "@/lib/server/addresses";
import { hasVisitorVariant } from "@/lib/server/visitor-variants";
import type { Anybody } from "../browser/people";

const most = 15;

/** Counts a public page's requests before any interaction; returns what exceeds the limits. */
export function countRequests(page: Page, person: Anybody) {
  let requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  // The previous page may send requests until this one replaces it.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) requests = [frame.url()];
  });
  return (path: string) => {
    if (!isPublicPath(path) || (person !== "visitor" && hasVisitorVariant(path))) return [];
    const scripts = requests.filter((url) => /\.js(\?|$)/.test(url));
    return [
      ...(scripts.length > 0 ? [`fetches ${scripts.join(", ")} before a touch`] : []),
      ...(requests.length > most ? [`makes ${requests.length} requests`] : []),
    ];
  };
}
