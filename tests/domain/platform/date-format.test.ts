import { afterEach, expect, test, vi } from "vitest";
import { formatEventTimes } from "@/lib/events/schema/when";
import { dateFormat, MOST_FORMATS } from "@/lib/platform/i18n/date-format";

afterEach(() => vi.restoreAllMocks());

test("date formats are reused across events of a calendar", () => {
  const dateOn = (day: number) => new Date(Date.UTC(2026, 10, day, 18));
  const row = (day: number) =>
    formatEventTimes("fr", { startDate: dateOn(day), endDate: dateOn(day + (day % 3)), timeZone: "Africa/Dakar" });
  for (let day = 1; day <= 3; day++) row(day);
  const making = vi.spyOn(Intl, "DateTimeFormat");
  for (let day = 1; day <= 60; day++) row(day);
  expect(making).not.toHaveBeenCalled();
  expect(row(5)).toMatchObject({ day: "05", month: "nov.", weekday: "jeudi" });
});

test("the cache of time zones keeps the most recently used up to a limit", () => {
  const two = (value: number) => String(value).padStart(2, "0");
  const inZone = (minutes: number) =>
    dateFormat("en", { timeZone: `+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` });
  const [first] = [inZone(0), inZone(1)];
  for (let minutes = 2; minutes < MOST_FORMATS + 2; minutes++) inZone(minutes === 250 ? 0 : minutes);
  const making = vi.spyOn(Intl, "DateTimeFormat");
  expect(inZone(0)).toBe(first);
  expect(making).not.toHaveBeenCalled();
  inZone(1);
  expect(making).toHaveBeenCalledOnce();
});
