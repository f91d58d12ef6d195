import { expect, test } from "vitest";
import { encodeVariants } from "@/lib/server/page";
import { statusMeta } from "@/lib/server/status-meta";

const page = (head: string, id = "") => `<!DOCTYPE html><html${id} lang="fr"><head>${head}</head><body></body></html>`;

test.each([
  ["a page", page("<title>Sports</title>"), undefined],
  ["one that is not there", page('<meta name="http-status" content="404"/>'), 404],
  ["one that is gone", page('<meta name="http-status" content="410"/>'), 410],
  ["one that was asked for too often", page('<meta name="http-status" content="429"/>'), 429],
  [
    "one that is not there, said after Next gave up on it",
    page('<meta name="http-status" content="404"/>', ' id="__next_error__"'),
    404,
  ],
  ["one that failed at its top", '<meta charSet="utf-8"/><!--$!--><template data-dgst="141"></template><!--/$-->', 500],
  [
    "one whose first piece has only the head of what failed at its top",
    '<script src="/a.js"></script><meta charSet="utf-8"/>',
    500,
  ],
  ["one that failed after its head", page("<title>Sports</title>", ' id="__next_error__"'), 500],
])("%s says %s", (_what, html, status) => {
  expect(statusMeta(html)).toBe(status);
});

test("a page that failed after its headers is stored as a failure", async () => {
  const body = Buffer.from(page("<title>Sports</title>", ' id="__next_error__"'));
  for (const role of [undefined, "player"])
    expect(
      await encodeVariants(
        { status: 200, headers: {}, body },
        { path: "/sports?q=judo", quality: 4, ...(role && { role }) },
      ),
    ).toMatchObject({
      status: 500,
    });
});
