/** Product limits quoted by these pages, taken from where they are defined. */
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
