import { ageOn, earliestDate, latestBirthDate } from "./clock";

export const ADULT_AGE = 18;
export const OLDEST = 99;

export const isMinor = (birthDate: Date) => ageOn(birthDate) < ADULT_AGE;

export const isKnownAdult = (birthDate: Date | null) => birthDate !== null && !isMinor(birthDate);

export const bornBefore = (date: Date) => latestBirthDate(ADULT_AGE, earliestDate(date));
