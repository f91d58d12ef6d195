import { expect, test } from "vitest";
import { warmUp } from "@/lib/server/warm-up";

test("after a start each fixed page is made, and one of every kind that it links to", async () => {
  const made: string[] = [];
  await warmUp(
    async (path) => {
      made.push(path);
      return path === "/news" || path === "/sport-jobs"
        ? `<a href="/sport-jobs/new"><a href="/news?page=2"><a href="/news/first"><a href="/news/second"><a href="/sport-jobs/7">`
        : "";
    },
    () => true,
  );
  expect(made).toEqual(expect.arrayContaining(["/", "/terms", "/news/first", "/sport-jobs/7"]));
  expect(made.filter((path) => /second|\*|lost|\?/.test(path))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

test("nothing is begun once the server is asked to end", async () => {
  const made: string[] = [];
  await warmUp(
    async (path) => `${made.push(path)}`,
    () => made.length < 2,
  );
  expect(made).toHaveLength(2);
});
