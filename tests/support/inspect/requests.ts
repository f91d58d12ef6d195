import type { Page } from "@playwright/test";
import { isPublicPath } from "@/lib/server/addresses";
import { isStrangersPage } from "@/lib/server/strangers";
import type { Anybody } from "../browser/people";

const most = 15;

/** Counts what a public page asks for before anybody touches it: gives what is too much on the open page. */
export function countRequests(page: Page, who: Anybody) {
  let asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // The page before may ask for more until this one stands in its place.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) asked = [frame.url()];
  });
  return (path: string) => {
    if (!isPublicPath(path) || (who !== "visitor" && isStrangersPage(path))) return [];
    const scripts = asked.filter((url) => /\.js(\?|$)/.test(url));
    return [
      ...(scripts.length > 0 ? [`fetches ${scripts.join(", ")} before a touch`] : []),
      ...(asked.length > most ? [`makes ${asked.length} requests`] : []),
    ];
  };
}
