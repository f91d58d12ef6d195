/** The rules of the product that these pages quote, from where they are kept. */
export type Rules = Record<
  | "requestDays"
  | "trialDays"
  | "trialProfiles"
  | "basicProfiles"
  | "proProfiles"
  | "premiumProfiles"
  | "commission"
  | "dueDays"
  | "adultAge"
  | "accountAge"
  | "identityDays",
  number
>;
