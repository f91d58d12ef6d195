import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { dayAndTime, formatEventTimes } from "@/lib/events/schema/when";
import { locales } from "@/lib/platform/i18n/routing";
import { isTimeZone, zoneOptions, zoneWords } from "@/lib/platform/i18n/time-zone";
import { instantIn, isoIn } from "@/lib/platform/i18n/zone";

test.each([
  ["Europe/Paris", "2026-11-24T14:00", "2026-11-24T13:00:00.000Z"],
  ["Europe/Paris", "2026-07-24T14:00", "2026-07-24T12:00:00.000Z"],
  ["Asia/Kolkata", "2026-11-24T00:15", "2026-11-23T18:45:00.000Z"],
  ["Pacific/Kiritimati", "2027-01-01T00:00", "2026-12-31T10:00:00.000Z"],
  ["Etc/GMT+12", "2026-12-31T23:59", "2027-01-01T11:59:00.000Z"],
  // 02:00 to 03:00 is skipped: moved forward by an hour.
  ["Europe/Paris", "2027-03-28T02:30", "2027-03-28T01:30:00.000Z"],
  // 02:00 to 03:00 occurs twice: the first is used.
  ["Europe/Paris", "2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
  ["America/Chicago", "2026-11-01T01:30", "2026-11-01T06:30:00.000Z"],
])("in %s clocks show %s at %s", (zone, local, instant) => {
  expect(instantIn(zone, local).toISOString()).toBe(instant);
});

test("an instant has its local time and the distance from UTC", () => {
  const time = new Date("2026-11-24T13:00:00Z");
  expect(isoIn("Europe/Paris", time)).toBe("2026-11-24T14:00:00+01:00");
  expect(isoIn("America/Chicago", time)).toBe("2026-11-24T07:00:00-06:00");
  expect(isoIn("Asia/Kolkata", time)).toBe("2026-11-24T18:30:00+05:30");
  expect(isoIn("UTC", time)).toBe("2026-11-24T13:00:00+00:00");
});

const zones = [
  "Europe/Paris",
  "Europe/London",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "Africa/Casablanca",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];
const minutes = fc.integer({ min: 0, max: 10 * 365 * 24 * 60 }).map((n) => new Date(Date.UTC(2025, 0, 1) + n * 60_000));

test("converting a local time and back gives the same time, ten thousand times", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), minutes, (zone, minute) => {
      const shownTime = isoIn(zone, minute);
      expect(new Date(shownTime)).toEqual(minute);
      const again = instantIn(zone, shownTime.slice(0, 16));
      expect(isoIn(zone, again).slice(0, 16)).toBe(shownTime.slice(0, 16));
      expect(again.getTime()).toBeLessThanOrEqual(minute.getTime());
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

test.each([
  ["Europe/Paris", true],
  ["America/Argentina/Buenos_Aires", true],
  ["UTC", true],
  ["Etc/GMT+12", true],
  ["Mars/Olympus", false],
  ["+01:00", false],
  ["", false],
])("%j is a time zone: %s", (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});

const eventAt = (startDate: string, endDate: string | null, timeZone = "Europe/Paris") => ({
  startDate: new Date(startDate),
  endDate: endDate ? new Date(endDate) : null,
  timeZone,
});

/** Ranges contain thin spaces. */
const spaced = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, " ");

test("an event abroad is shown in the time of its place, which is named", () => {
  const chicago = eventAt("2026-12-01T17:00:00Z", "2026-12-01T21:00:00Z", "America/Chicago");
  const { time, ...when } = formatEventTimes("fr", chicago);
  expect(spaced(time)).toBe("11:00 – 15:00");
  expect(when).toMatchObject({ day: "01", month: "déc.", zone: "heure du centre nord-américain" });
  expect(formatEventTimes("fr", eventAt("2026-11-24T13:00:00Z", null, "Europe/Madrid"))).toMatchObject({
    time: "14:00",
    zone: null,
  });
  expect(formatEventTimes("en", eventAt("2026-12-31T23:30:00Z", null, "Pacific/Kiritimati"))).toMatchObject({
    day: "01",
    weekday: "Friday",
  });
});

test("an event over several days names both; digits are Western in Arabic", () => {
  expect(spaced(dayAndTime("fr", eventAt("2026-11-24T13:00:00Z", "2026-11-26T16:30:00Z")))).toBe(
    "24 nov., 14:00 – 26 nov., 17:30",
  );
  expect(spaced(dayAndTime("fr", eventAt("2026-11-24T13:00:00Z", "2026-11-24T16:30:00Z")))).toBe(
    "mardi 24 novembre 2026, 14:00 – 17:30",
  );
  expect(spaced(dayAndTime("ar", eventAt("2026-11-24T13:00:00Z", null)))).toBe("الثلاثاء، 24 نوفمبر 2026، 2:00 م");
});

test("E01: an event that ends at midnight is one day's", () => {
  const losAngeles = eventAt("2027-05-09T02:00:00Z", "2027-05-09T07:00:00Z", "America/Los_Angeles");
  expect(spaced(dayAndTime("en", losAngeles, losAngeles.timeZone))).toBe("Saturday, May 8, 2027, 7:00 PM – 12:00 AM");
  const clocksChange = eventAt("2027-03-28T00:30:00Z", "2027-03-28T22:00:00Z");
  expect(spaced(dayAndTime("fr", clocksChange))).toBe("dimanche 28 mars 2027, 1:30 – 0:00");
  const twoNights = eventAt("2027-05-08T17:00:00Z", "2027-05-09T22:00:00Z");
  expect(spaced(dayAndTime("fr", twoNights))).toContain("10 mai");
});

test("the time zone of the place is named to readers in another one, and in e-mails, whose reader's zone is unknown", () => {
  const paris = eventAt("2026-11-24T13:00:00Z", null, "Europe/Paris");
  const named = [undefined, "Europe/Madrid", "Europe/London", null].map((reader) => dayAndTime("en", paris, reader));
  expect(named.map((text) => text.includes("Central European Time"))).toEqual([false, false, true, true]);
});

test.each(locales)("a form in %s offers UTC and whatever the browser names, each zone once and in words", (locale) => {
  const offered = (zone: string) => zoneOptions(locale, zone);
  for (const zone of ["UTC", "Africa/Abidjan", "Asia/Calcutta", "Etc/GMT+12"]) {
    const values = offered(zone).map(({ value }) => value);
    expect(values).toContain(zone);
    expect(new Set(values).size).toBe(values.length);
  }
  expect(offered("UTC").filter(({ label }) => /^[A-Z]\w+\/|_/.test(label))).toEqual([]);
});

test("a list of zones is made once; an older name costs one format, and only the first time", () => {
  zoneOptions("fr", "UTC");
  const [formats, orders] = [vi.spyOn(Intl, "DateTimeFormat"), vi.spyOn(Intl, "Collator")];
  for (const zone of ["UTC", "Europe/Paris", "Asia/Kolkata", "Asia/Kolkata"]) zoneOptions("fr", zone);
  const callCounts = [formats, orders].map(({ mock }) => mock.calls.length);
  vi.restoreAllMocks();
  expect(callCounts[0]).toBeLessThanOrEqual(1);
  expect(callCounts[1]).toBe(0);
});

test.each(locales)("zones in %s stand in the order of their names, an older one too", (locale) => {
  const order = new Intl.Collator(locale);
  const labels = zoneOptions(locale, "Asia/Kathmandu").map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted(order.compare));
});

test("a zone is named by its town and the name of its time, UTC in full", () => {
  expect(zoneWords("en", "UTC")).toBe("Coordinated Universal Time");
  expect(zoneWords("fr", "Africa/Abidjan")).toBe("Abidjan (heure moyenne de Greenwich)");
  expect(zoneWords("es", "America/Argentina/Buenos_Aires")).toBe("Buenos Aires (hora estándar de Argentina)");
});
