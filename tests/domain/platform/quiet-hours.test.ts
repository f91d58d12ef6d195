import { expect, test } from "vitest";
import { afterQuietHours, zonesOf } from "@/lib/platform/outbox/quiet-hours";

const dateOf = (iso: string) => new Date(iso);

test("by day no e-mail waits, at night until 7 o'clock, in summer and winter", () => {
  expect(afterQuietHours(["Europe/Paris"], dateOf("2026-11-23T18:00Z"))).toEqual(dateOf("2026-11-23T18:00Z"));
  expect(afterQuietHours(["Europe/Paris"], dateOf("2026-11-23T20:00Z"))).toEqual(dateOf("2026-11-24T06:00Z"));
  expect(afterQuietHours(["Europe/Paris"], dateOf("2026-11-24T01:30Z"))).toEqual(dateOf("2026-11-24T06:00Z"));
  expect(afterQuietHours(["Europe/Paris"], dateOf("2026-07-01T19:00Z"))).toEqual(dateOf("2026-07-02T05:00Z"));
});

test("with several zones in a country, until it is morning in all", () => {
  const [paris, noon] = [dateOf("2026-11-23T08:00Z"), dateOf("2026-11-23T20:00Z")];
  expect(afterQuietHours(zonesOf("FR"), paris)).toEqual(paris);
  expect(afterQuietHours(zonesOf("US"), noon)).toEqual(noon);
  // 23:00 in New York; Hawaii is the last zone to reach morning.
  expect(afterQuietHours(zonesOf("US"), dateOf("2026-11-24T04:00Z"))).toEqual(dateOf("2026-11-24T17:00Z"));
});

test("without a zone or with an unknown country there are no quiet hours", () => {
  expect(afterQuietHours([], dateOf("2026-11-23T23:00Z"))).toEqual(dateOf("2026-11-23T23:00Z"));
  expect(zonesOf("ZZ")).toEqual([]);
});
