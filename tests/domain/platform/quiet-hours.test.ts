import { expect, test } from "vitest";
import { afterQuietHours, zonesOf } from "@/lib/platform/outbox/quiet-hours";

const at = (iso: string) => new Date(iso);

test("in the daytime nothing waits, at night until 7 o'clock, in summer and winter", () => {
  expect(afterQuietHours(["Europe/Paris"], at("2026-11-23T18:00Z"))).toEqual(at("2026-11-23T18:00Z"));
  expect(afterQuietHours(["Europe/Paris"], at("2026-11-23T20:00Z"))).toEqual(at("2026-11-24T06:00Z"));
  expect(afterQuietHours(["Europe/Paris"], at("2026-11-24T01:30Z"))).toEqual(at("2026-11-24T06:00Z"));
  expect(afterQuietHours(["Europe/Paris"], at("2026-07-01T19:00Z"))).toEqual(at("2026-07-02T05:00Z"));
});

test("with several zones in a country, until it is morning in all", () => {
  const [paris, noon] = [at("2026-11-23T08:00Z"), at("2026-11-23T20:00Z")];
  expect(afterQuietHours(zonesOf("FR"), paris)).toEqual(paris);
  expect(afterQuietHours(zonesOf("US"), noon)).toEqual(noon);
  // 23:00 in New York, morning in Hawaii is the last to come.
  expect(afterQuietHours(zonesOf("US"), at("2026-11-24T04:00Z"))).toEqual(at("2026-11-24T17:00Z"));
});

test("without a zone or with an unknown country there are no quiet hours", () => {
  expect(afterQuietHours([], at("2026-11-23T23:00Z"))).toEqual(at("2026-11-23T23:00Z"));
  expect(zonesOf("ZZ")).toEqual([]);
});
