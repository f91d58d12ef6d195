import { expect, test } from "vitest";
import { warmUp } from "@/lib/server/warm-up";

test("the warm-up renders each fixed page and one page of every linked kind", async () => {
  const rendered: string[] = [];
  await warmUp(
    async (path) => {
      rendered.push(path);
      return path === "/news" || path === "/sport-jobs"
        ? `<a href="/sport-jobs/new"><a href="/news?page=2"><a href="/news/first"><a href="/news/second"><a href="/sport-jobs/7">`
        : "";
    },
    () => true,
  );
  expect(rendered).toEqual(expect.arrayContaining(["/", "/terms", "/news/first", "/sport-jobs/7"]));
  expect(rendered.filter((path) => /second|\*|lost|\?/.test(path))).toEqual([]);
  expect(new Set(rendered).size).toBe(rendered.length);
});

test("the warm-up starts nothing after the stop signal", async () => {
  const rendered: string[] = [];
  await warmUp(
    async (path) => `${rendered.push(path)}`,
    () => rendered.length < 2,
  );
  expect(rendered).toHaveLength(2);
});
