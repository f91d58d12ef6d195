/** By command and actor, the results for own, other people's and missing subjects. */
export type Table = Map<string, Map<string, string[]>>;

export function inWords(table: Table): string {
  const head = `${named(table.values().next().value)}About: one's own | somebody else's | what is not there\n`;
  return `${head}${[...table].map(([name, rows]) => `\n${name}\n${lines(new Map([...rows].map(([personName, verdicts]) => [personName, short(verdicts)])))}`).join("")}`;
}

export const named = (rows: Map<string, unknown> | undefined) =>
  `Everybody: ${[...(rows?.keys() ?? [])].join(" · ")}\n`;

/** Actors with the same answer share a line; the largest group is "everybody else". */
export function lines(answers: Map<string, string>): string {
  const groups = Map.groupBy([...answers.keys()], (personName) => answers.get(personName) ?? "");
  const most = Math.max(...[...groups.values()].map((group) => group.length));
  const usual = [...groups.keys()].findLast((answer) => groups.get(answer)?.length === most);
  const others = [...groups].filter(([answer]) => answer !== usual);
  const rest = `  ${others.length > 0 ? "everybody else" : "everybody"}: ${usual}\n`;
  return `${others.map(([answer, group]) => `  ${group.join(", ")}: ${answer}\n`).join("")}${rest}`;
}

/** Shortened to one result when all subjects give the same. */
const short = (verdicts: string[]) => (new Set(verdicts).size === 1 ? (verdicts[0] ?? "") : verdicts.join(" | "));
