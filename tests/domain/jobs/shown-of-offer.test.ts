import { expect, test } from "vitest";
import type { Behind } from "@/lib/jobs/queries/applicant";
import { contactColumnsFor, refuseToSay } from "@/lib/jobs/steps/shown-of-offer";

const input = {
  title: "Assistant coach",
  contactEmail: "ann@test.recruit",
  contactPhone: "06 12 34 56 78",
  locationCountry: "FR",
};
const behind = (minor: boolean) =>
  ({
    minor,
    handle: "Sirocco 386",
    birthDate: new Date("2012-01-01"),
    email: "kid@test.recruit",
    phone: "+33612345679",
    guardian: { status: "confirmed" },
  }) satisfies Behind;

test("an adult's offer shows the given contact details, a minor's none", () => {
  const asKept = { contactEmail: input.contactEmail, contactPhone: "+33612345678" };
  expect([contactColumnsFor(input, null), contactColumnsFor(input, behind(false))]).toEqual([asKept, asKept]);
  expect(Object.values(contactColumnsFor(input, behind(true)))).toEqual(Array(8).fill(null));
  expect(() => contactColumnsFor({ ...input, contactEmail: null }, null)).toThrow("required");
});

test("text that a minor may not write is refused beside its field; adults may write it", () => {
  const texts = { title: "Coach", description: "Free in June.", certifications: ["First aid"], locationCity: "Lyon" };
  const place = { ...texts, locationCity: "kid@test.recruit" };
  expect(() => refuseToSay(texts, behind(true))).not.toThrow();
  expect(() => refuseToSay(place, behind(true))).toThrow("minor_contact_closed");
  for (const adult of [null, behind(false)]) expect(() => refuseToSay(place, adult)).not.toThrow();
});
