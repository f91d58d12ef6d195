import { randomUUID } from "node:crypto";
import { aPdf, aPng } from "./files";
import { randomWord } from "./random-word";

/** Input of /recruiter-signup; `over` replaces fields, `undefined` omits them. */
export const aRecruiterForm = (over: Record<string, unknown> = {}) => ({
  identity: aPng(),
  organizationProof: aPdf(),
  terms: "on",
  logo: "on",
  interestedSports: ["football", "judo"],
  organizationType: "club",
  organizationName: `Étoile ${randomWord()}`,
  contactPerson: "Maëlle Quéméner",
  phone: "+33 4 78 00 00 00",
  country: "FR",
  city: "Lyon",
  email: `${randomUUID()}@test.recruit`,
  password: "corner flag",
  ageMin: "16",
  ageMax: "21",
  preferredCities: "Lyon, Dakar ,",
  experienceLevel: "semi-pro",
  subscriptionPlan: "pay-per-match",
  ...over,
});
