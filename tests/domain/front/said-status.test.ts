import { expect, test } from "vitest";
import { saidStatus } from "@/lib/front/said-status";

const page = (head: string, id = "") => `<!DOCTYPE html><html${id} lang="fr"><head>${head}</head><body></body></html>`;

test.each([
  ["a page", page("<title>Sports</title>"), undefined],
  ["one that is not there", page('<meta name="http-status" content="404"/>'), 404],
  ["one that is gone", page('<meta name="http-status" content="410"/>'), 410],
  [
    "one that is not there, said after Next gave up on it",
    page('<meta name="http-status" content="404"/>', ' id="__next_error__"'),
    404,
  ],
  ["one that failed after its head", page("<title>Sports</title>", ' id="__next_error__"'), 500],
])("%s says %s", (_what, html, status) => {
  expect(saidStatus(html)).toBe(status);
});
