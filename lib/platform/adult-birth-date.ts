import { ADULT_AGE, OLDEST } from "@/lib/platform/ages";
import { ageOn } from "./clock";
import { day } from "./command/input";

export const adultBirthDate = day()
  .refine((date) => ageOn(date) >= 0 && ageOn(date) <= OLDEST, { error: "birth_date_implausible", abort: true })
  .refine((date) => ageOn(date) >= ADULT_AGE, "adults_only");
