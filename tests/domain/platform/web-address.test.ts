import { expect, test } from "vitest";
import { webAddress } from "@/lib/platform/command/input";

test.each([
  ["hamid-coach.ma", "https://hamid-coach.ma"],
  [" www.club.org/équipe?x=1 ", "https://www.club.org/équipe?x=1"],
  ["localhost.test:8080/a", "https://localhost.test:8080/a"],
  ["http://club.org", "http://club.org"],
])("%s is kept as %s", (typed, stored) => {
  expect(webAddress().parse(typed)).toBe(stored);
});

test.each(["club", "javascript:alert(1)", "ftp://club.org", "a@club.org", "mailto:a@club.org", "my club.org", ""])(
  "%s is no web address",
  (typed) => {
    expect(webAddress().safeParse(typed).success).toBe(false);
  },
);
