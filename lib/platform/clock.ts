let testClock: (() => Date) | null = null;

/** The only source of the current time, so that tests can set it. */
export const now = (): Date => testClock?.() ?? new Date();

export function setClock(clock: (() => Date) | null) {
  testClock = clock;
}

const DAY = 86_400_000;

export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);
export const secondsFrom = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);

const HOURS_12 = DAY / 2;

/** The latest date that has begun everywhere on Earth (UTC-12), as midnight UTC; ages use it, so that the protection of minors never ends too early in any time zone. */
export const earliestDate = (date: Date = now()): Date => dateOf(new Date(date.getTime() - HOURS_12));

const dateOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

/** Full years. A birthday on 29 February falls on 1 March in other years. */
export function ageOn(birthDate: Date, date: Date = earliestDate()): number {
  const years = date.getUTCFullYear() - birthDate.getUTCFullYear();
  const hadBirthday =
    date.getUTCMonth() > birthDate.getUTCMonth() ||
    (date.getUTCMonth() === birthDate.getUTCMonth() && date.getUTCDate() >= birthDate.getUTCDate());
  return hadBirthday ? years : years - 1;
}

export function latestBirthDate(age: number, date: Date = earliestDate()): Date {
  const [year, month] = [date.getUTCFullYear() - age, date.getUTCMonth()];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

export const reachesAge = (birthDate: Date, age: number): Date =>
  new Date(Date.UTC(birthDate.getUTCFullYear() + age, birthDate.getUTCMonth(), birthDate.getUTCDate()) + HOURS_12);
