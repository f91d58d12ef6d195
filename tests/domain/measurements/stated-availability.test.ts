import { expect, test } from "vitest";
import { availabilityOn, type StatedAvailability } from "@/lib/measurements/schema/stated-availability";

const today = new Date("2026-11-23");
const fresh = new Date("2026-11-01");
const nothing: StatedAvailability = {
  answer: null,
  committedOn: null,
  confirmedAt: null,
  availableFrom: null,
  contract: { status: null, end: null },
};
const summer = new Date("2027-06-30");

const table: [string, Partial<StatedAvailability>, object][] = [
  ["nothing is known", {}, { state: "unsaid", stale: true }],
  ["said free", { answer: "available", confirmedAt: fresh }, { state: "free", stale: false }],
  ["said free long ago", { answer: "available", confirmedAt: new Date("2026-08-01") }, { state: "free", stale: true }],
  ["free from a day to come", { answer: "available", availableFrom: summer }, { state: "bound", from: summer }],
  ["free from a day gone by", { availableFrom: new Date("2026-09-01") }, { state: "free", from: null }],
  ["under contract", { contract: { status: "contract", end: summer } }, { state: "bound", from: summer }],
  ["under contract without an end", { contract: { status: "loan", end: null } }, { state: "bound", from: null }],
  ["whose contract ended", { contract: { status: "contract", end: new Date("2026-06-30") } }, { state: "free" }],
  ["a free agent", { contract: { status: "free", end: null } }, { state: "free" }],
  [
    "free before the contract ends",
    { availableFrom: today, contract: { status: "contract", end: summer } },
    { state: "free" },
  ],
  [
    "committed",
    { answer: "committed", committedOn: summer, availableFrom: today },
    { state: "committed", from: null, committedSince: false },
  ],
  ["committed since a day gone by", { answer: "committed", committedOn: fresh }, { committedSince: true }],
  ["not to be had", { answer: "unavailable", contract: { status: "free", end: null } }, { state: "unavailable" }],
];

test.each(table)("%s", (_name, input, expected) => {
  expect(availabilityOn(today, { ...nothing, ...input })).toMatchObject(expected);
});
