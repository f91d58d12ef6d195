/** Of each command, by who acts, the verdicts: about one's own, somebody else's, nothing that is there. */
export type Table = Map<string, Map<string, string[]>>;

/** Whoever hears the same stands in one line; the longest of them is "everybody else". */
export function inWords(table: Table): string {
  const people = [...(table.values().next().value?.keys() ?? [])];
  const head = `Everybody: ${people.join(" · ")}\nAbout: one's own | somebody else's | what is not there\n`;
  return `${head}${[...table].map(([name, rows]) => `\n${name}\n${lines(rows)}`).join("")}`;
}

function lines(rows: Map<string, string[]>): string {
  const groups = Map.groupBy([...rows.keys()], (who) => short(rows.get(who) ?? []));
  const most = Math.max(...[...groups.values()].map((group) => group.length));
  const largest = [...groups.keys()].findLast((verdicts) => groups.get(verdicts)?.length === most);
  const said = [...groups].filter(([verdicts]) => verdicts !== largest);
  const rest = `  ${said.length > 0 ? "everybody else" : "everybody"}: ${largest}\n`;
  return `${said.map(([verdicts, group]) => `  ${group.join(", ")}: ${verdicts}\n`).join("")}${rest}`;
}

/** Told once when it is the same whatever it is about. */
const short = (verdicts: string[]) => (new Set(verdicts).size === 1 ? (verdicts[0] ?? "") : verdicts.join(" | "));
