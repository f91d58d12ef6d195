import type { Page } from "@playwright/test";
import { isPublicPath } from "@/lib/front/addresses";
import { isStrangersPage } from "@/lib/front/strangers";
import type { Person } from "../browser/people";

const most = 15;

/** Counts what a public page asks for before anybody touches it (P3). */
export function countRequests(page: Page, who: Person) {
  let asked: string[] = [];
  page.on("request", (request) => {
    // What the page before still asked for is not of this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked = [];
    asked.push(request.url());
  });
  return {
    begin: () => {
      asked = [];
    },
    tooMany: (path: string) => {
      if (!isPublicPath(path) || (who !== "visitor" && isStrangersPage(path))) return [];
      const scripts = asked.filter((url) => /\.js(\?|$)/.test(url));
      return [
        ...(scripts.length > 0 ? [`fetches ${scripts.length} scripts before a touch`] : []),
        ...(asked.length > most ? [`makes ${asked.length} requests`] : []),
      ];
    },
  };
}
