import { expect, test } from "vitest";
import type { Behind } from "@/lib/jobs/queries/applicant";
import { reachOf, refuseToSay } from "@/lib/jobs/steps/shown-of-offer";

const sent = {
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
  const asKept = { contactEmail: sent.contactEmail, contactPhone: "+33612345678" };
  expect([reachOf(sent, null), reachOf(sent, behind(false))]).toEqual([asKept, asKept]);
  expect(Object.values(reachOf(sent, behind(true)))).toEqual(Array(7).fill(null));
  expect(() => reachOf({ ...sent, contactEmail: null }, null)).toThrow("required");
});

test("what a minor may not say is refused beside its field, of an adult nothing is", () => {
  const said = { title: "Coach", description: "Free in June.", certifications: ["First aid"], locationCity: "Lyon" };
  const place = { ...said, locationCity: "kid@test.recruit" };
  expect(() => refuseToSay(said, behind(true))).not.toThrow();
  expect(() => refuseToSay(place, behind(true))).toThrow("minor_contact_closed");
  for (const adult of [null, behind(false)]) expect(() => refuseToSay(place, adult)).not.toThrow();
});
