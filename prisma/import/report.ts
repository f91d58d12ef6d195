import type { ReadFiles } from "./files.ts";
import type { ImportOptions, Outcome } from "./import.ts";
import { number, rows } from "./progress.ts";

/** True when a check found no errors, or rows were written, or all existed already. */
export function isDone({ bad, sums }: Outcome, { check }: ImportOptions): boolean {
  if (check) return bad.count === 0;
  const any = (key: "written" | "there") => sums?.some((sum) => sum[key] > 0) ?? false;
  return any("written") || (bad.count === 0 && any("there"));
}

/** The summary printed at the end of a run. */
export function report({ bad, remarks, sums }: Outcome, unread: ReadFiles["unread"], { check }: ImportOptions): string {
  return [
    ...unread.map(({ file, why }) => `${file} is left out: ${why}.`),
    ...[...remarks].map(([sentence, count]) => (count ? `${sentence} (${rows(count)}).` : `${sentence}.`)),
    ...(bad.count > 0 ? wrong(bad) : []),
    ...(sums?.map(sumOf) ?? []),
    verdict(bad.count, sums, check),
  ].join("\n");
}

const wrong = ({ count, first, path }: Outcome["bad"]) => [
  "",
  ...first,
  count > first.length ? `... ${number(count)} in all; every one stands in ${path}` : `They stand in ${path} too.`,
  "",
];

const sumOf = ({ table, read, written, there, total }: NonNullable<Outcome["sums"]>[number]) =>
  `${table}: ${number(read)} in the file, ${number(written)} written, ${number(there)} there already; ${number(total)} in the table now`;

function verdict(bad: number, sums: Outcome["sums"], check = false) {
  const badRowsText = bad === 0 ? "No bad row." : `${number(bad)} bad ${bad === 1 ? "cell or row" : "cells or rows"}.`;
  if (check) return `${badRowsText} Nothing was loaded: this was a check.`;
  if (!sums) return `${badRowsText} Nothing was loaded: mend the files, or leave those rows out with --skip-bad.`;
  const done = doneOf(bad, sums);
  return bad === 0 ? `${badRowsText} ${done}` : `${badRowsText} Those rows were left out. ${done}`;
}

function doneOf(bad: number, sums: NonNullable<Outcome["sums"]>) {
  const [totalWritten, totalExisting] = (["written", "there"] as const).map((key) =>
    sums.reduce((sum, row) => sum + row[key], 0),
  );
  if (totalWritten) return `${rows(totalWritten)} written.`;
  if (!totalExisting) return "No row was loaded: the files hold none that is good.";
  return bad === 0 ? "Everything was there already: nothing was changed." : "The others were there already.";
}
