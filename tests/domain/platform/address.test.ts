import { expect, test } from "vitest";
import { addressOf } from "@/lib/platform/http/address";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["", "unknown"],
])("%s is counted as %s", (forwarded, address) => {
  expect(addressOf(new Headers({ "x-forwarded-for": forwarded }))).toBe(address);
});
