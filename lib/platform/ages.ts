export const ADULT_AGE = 18;
export const OLDEST = 99;
