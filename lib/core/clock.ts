let shift: (() => Date) | null = null;

/** The only source of the current time, so that tests can move it. */
export const now = (): Date => shift?.() ?? new Date();

/** Tests only: freezes or moves the clock; `null` gives the real one back. */
export function setClock(clock: (() => Date) | null) {
  shift = clock;
}

const DAY = 86_400_000;

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);
export const secondsFrom = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

/** Full years between a birth date and today, both read in UTC. */
export function ageOn(birthDate: Date, today: Date = now()): number {
  const years = today.getUTCFullYear() - birthDate.getUTCFullYear();
  const hadBirthday =
    today.getUTCMonth() > birthDate.getUTCMonth() ||
    (today.getUTCMonth() === birthDate.getUTCMonth() && today.getUTCDate() >= birthDate.getUTCDate());
  return hadBirthday ? years : years - 1;
}
