import { expect, test } from "vitest";
import { destinationOf, internationalPhone, phoneToKeep, phoneToShow } from "@/lib/platform/text/phone";

test.each([
  ["06 12 34 56 78", "FR", "+33612345678"],
  ["77 123 45 67", "SN", "+221771234567"],
  ["+221 77 123 45 67", "FR", "+221771234567"],
  ["+33 (0)6 12 34 56 78", "GB", "+33612345678"],
  ["0033 6 12 34 56 78", "FR", "+33612345678"],
  ["0117 496 0123", "GB", "+441174960123"],
  ["00 855 91 234 567", "KH", "+85591234567"],
  ["0033 6 12 34 56 78", "ID", "+33612345678"],
  ["0033 6 12 34 56 78", "US", "+33612345678"],
  ["001 65 8123 4567", "SG", "+6581234567"],
])("%s typed in %s is kept as %s", (typed, country, stored) => {
  expect(phoneToKeep(typed, country, "phone")).toBe(stored);
});

test.each([
  ["12345678", "FR"],
  ["+33 6 12", "FR"],
  ["06 12 34 56 78", "AQ"],
  ["......", "FR"],
])("%s typed in %s is no number, and the field is told", (typed, country) => {
  const keep = () => phoneToKeep(typed, country, "contactPhone");
  expect(keep).toThrow(expect.objectContaining({ code: "phone_invalid", fields: { contactPhone: ["phone_invalid"] } }));
});

test("a club abroad sees the phone number with its country code and a link", () => {
  expect(phoneToShow("+221771234567", "SN")).toEqual({ text: "+221 77 123 45 67", href: "tel:+221771234567" });
});

test("numbers stored as typed use the owner's country; invalid ones are not links", () => {
  expect(phoneToShow("77 123 45 67", "SN")).toEqual({ text: "+221 77 123 45 67", href: "tel:+221771234567" });
  expect(phoneToShow("ask for Awa", "SN")).toEqual({ text: "ask for Awa", href: null });
});

test("countries that share a calling code are told apart", () => {
  expect([destinationOf("+33612345678"), destinationOf("+18765551234"), destinationOf("+12125551234")]).toEqual([
    "33 FR",
    "1 JM",
    "1 US",
  ]);
  expect([internationalPhone("+33 6 12 34 56 78"), internationalPhone("06 12 34 56 78")]).toEqual([
    "+33612345678",
    null,
  ]);
});
