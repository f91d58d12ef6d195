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

const HOURS_12 = DAY / 2;

/**
 * The date that has begun everywhere on Earth (the last is UTC-12), as midnight UTC. Ages are read by it: what protects a child ends up to
 * a day late for whoever lives further east, and early for nobody.
 */
export const earliestDate = (at: Date = now()): Date => dateOf(new Date(at.getTime() - HOURS_12));

const dateOf = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));

/** Full years between two dates of the calendar. Who was born on 29 February has a birthday on 1 March when there is no such day. */
export function ageOn(birthDate: Date, date: Date = earliestDate()): number {
  const years = date.getUTCFullYear() - birthDate.getUTCFullYear();
  const hadBirthday =
    date.getUTCMonth() > birthDate.getUTCMonth() ||
    (date.getUTCMonth() === birthDate.getUTCMonth() && date.getUTCDate() >= birthDate.getUTCDate());
  return hadBirthday ? years : years - 1;
}

/** The last date of birth with which `ageOn` that date is at least `age`. */
export function latestBirthDate(age: number, date: Date = earliestDate()): Date {
  const [year, month] = [date.getUTCFullYear() - age, date.getUTCMonth()];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}

/** The moment from which `ageOn` is at least `age`: the birthday has begun everywhere. */
export const reachesAge = (birthDate: Date, age: number): Date =>
  new Date(Date.UTC(birthDate.getUTCFullYear() + age, birthDate.getUTCMonth(), birthDate.getUTCDate()) + HOURS_12);
