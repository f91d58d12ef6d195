import { expect, test } from "vitest";
import { toastHeader, toastText } from "@/lib/entry/toast-cookie";
import { locales } from "@/lib/platform/i18n/routing";

test("the cookie holds the title of a toast and, on a second line, its text", () => {
  expect(toastText("en", "jobClosed")).toBe("Listing closed.");
  expect(toastText("en", "jobPosted")).toBe("Listing created\nYour job listing has been published.");
});

test("as a header it has no characters that would end it, in every language", () => {
  for (const locale of locales) {
    const [value = "", ...attributes] = toastHeader(locale, "jobPosted").replace("toast=", "").split("; ");
    expect(decodeURIComponent(value)).toBe(toastText(locale, "jobPosted"));
    expect(value).toMatch(/^[\w%!'()*.~-]+$/);
    expect(attributes).toEqual(["Path=/", "Max-Age=60", "SameSite=Lax"]);
  }
});
