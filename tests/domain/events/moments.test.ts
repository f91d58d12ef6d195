import fc from "fast-check";
import { expect, test } from "vitest";
import { phaseAt, registrationClosesAt, secondsUntilNext } from "@/lib/events/queries/moments";

const MINUTE = 60_000;
const start = new Date("2027-03-28T00:30:00Z"); // half an hour before daylight saving time starts in Paris
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
const event = { startDate: start, endDate: after(120), registrationDeadline: after(-1440) };

test.each([
  [-1441, "open"],
  [-1440, "closed"],
  [-1, "closed"],
  [0, "begun"],
  [119, "begun"],
  [120, "over"],
])("%s minutes from the start it is %s", (minutes, phase) => {
  expect(phaseAt(event, after(minutes))).toBe(phase);
});

test("without a deadline one registers until it starts; without an end it is over after a day", () => {
  const open = { startDate: start, endDate: null, registrationDeadline: null };
  expect(registrationClosesAt(open)).toBe(start);
  expect([-1, 0, 1439, 1440].map((minutes) => phaseAt(open, after(minutes)))).toEqual([
    "open",
    "begun",
    "begun",
    "over",
  ]);
});

test("a cached page is read again at the next change of phase", () => {
  expect(secondsUntilNext([event], after(-1441), 3600)).toBe(60);
  expect(secondsUntilNext([event], after(-1440), 3600)).toBe(3600);
  expect(secondsUntilNext([event], after(-10), 3600)).toBe(600);
  expect(secondsUntilNext([event], after(119), 3600)).toBe(60);
  expect(secondsUntilNext([event], after(500), 3600)).toBe(3600);
  expect(secondsUntilNext([], start, 3600)).toBe(3600);
});

const phases = ["open", "closed", "begun", "over"];
const times = fc
  .record({
    lasts: fc.option(fc.integer({ min: 1, max: 10_000 })),
    closes: fc.option(fc.integer({ min: 0, max: 99_999 })),
  })
  .map(({ lasts, closes }) => ({
    startDate: start,
    endDate: lasts === null ? null : after(lasts),
    registrationDeadline: closes === null ? null : after(-closes),
  }));

test("phases follow each other, and none changes before the computed time, ten thousand times", () => {
  fc.assert(
    fc.property(
      times,
      fc.integer({ min: -100_000, max: 20_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (start, minutes, share) => {
        const instant = after(minutes);
        const wait = secondsUntilNext([start], instant, 3600) * 1000;
        const within = new Date(instant.getTime() + Math.floor((wait - 1) * share));
        expect(phaseAt(start, within)).toBe(phaseAt(start, instant));
        const later = new Date(instant.getTime() + wait);
        expect(phases.indexOf(phaseAt(start, later))).toBeGreaterThanOrEqual(phases.indexOf(phaseAt(start, instant)));
      },
    ),
    { numRuns: 10_000 },
  );
});
