import { expect, test } from "vitest";
import { momentIn } from "@/lib/platform/i18n/formats";
import { type Locale, locales } from "@/lib/platform/i18n/routing";

const evening = new Date("2026-11-22T19:16:00Z");
const formatIn = (locale: Locale, zone: string | null) =>
  new Intl.DateTimeFormat(locale, momentIn(zone)).format(evening).replace(/\s/g, " ");

test("times are shown in the reader's time zone, not the server's", () => {
  expect(formatIn("en", "Europe/London")).toBe("Nov 22, 2026, 7:16 PM");
  expect(formatIn("fr", "Africa/Dakar")).toBe("22 nov. 2026, 19:16");
  expect(formatIn("es", "Asia/Kolkata")).toContain("23 nov");
});

test("without a known time zone the time names its zone", () => {
  expect(formatIn("en", null)).toBe("Nov 22, 2026, 8:16 PM GMT+1");
  expect(formatIn("fr", null)).toBe("22 nov. 2026, 20:16 UTC+1");
  for (const locale of locales)
    expect(formatIn(locale, null).length).toBeGreaterThan(formatIn(locale, "Europe/Paris").length);
});
