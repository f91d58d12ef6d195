import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import type { Source } from "./sources";

/** A regular expression, and where it stands. */
export type Pattern = { at: string; source: string; flags: string };
export type Verdict = "linear" | { slow: string };

/** As it is written in a file: what the judge is asked once. */
export const written = ({ source, flags }: Pick<Pattern, "source" | "flags">) => `/${source}/${flags}`;

/** The literals of a file, and the lines on which one is built out of text. */
export function patternsOf({ path, text }: Source): { literals: Pattern[]; built: string[] } {
  const literals: Pattern[] = [];
  const built: string[] = [];
  if (!/\/.*\/|RegExp/.test(text)) return { literals, built };
  const file = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    false,
    path.endsWith("x") ? ts.ScriptKind.TSX : undefined,
  );
  const visit = (node: ts.Node): void => {
    const at = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === "RegExp")
      built.push(at());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, built };
}

const cache = "node_modules/.cache/recruit/patterns.json";
/** Another version, or other settings, judge anew. */
const judge = { version: "recheck 4.5.0", settings: { randomSeed: 1, timeout: 120_000 } };
const key = (pattern: string) =>
  createHash("sha256")
    .update(`${JSON.stringify(judge)} ${pattern}`)
    .digest("base64url");

/** What recheck says of each pattern. What it cannot judge in time is slow. A verdict is kept until the pattern changes. */
export async function judged(
  patterns: Iterable<Pick<Pattern, "source" | "flags">>,
  known: ReadonlySet<string>,
): Promise<Map<string, Verdict>> {
  const kept = read();
  const verdicts = new Map<string, Verdict>();
  for (const pattern of patterns) {
    const text = written(pattern);
    const verdict = known.has(text) ? "linear" : (kept[key(text)] ?? (await judgeOne(pattern)));
    verdicts.set(text, verdict);
    if (known.has(text) || kept[key(text)]) continue;
    kept[key(text)] = verdict;
    mkdirSync("node_modules/.cache/recruit", { recursive: true });
    writeFileSync(cache, JSON.stringify(kept));
  }
  return verdicts;
}

function read(): Record<string, Verdict> {
  try {
    return JSON.parse(readFileSync(cache, "utf8"));
  } catch {
    return {};
  }
}

/** recheck's own JavaScript runs everywhere; its faster back ends are packages that installing may leave out. */
async function judgeOne({ source, flags }: Pick<Pattern, "source" | "flags">): Promise<Verdict> {
  process.env.RECHECK_BACKEND = "pure";
  const { checkSync } = await import("recheck");
  const result = checkSync(source, flags, judge.settings);
  if (result.status === "safe") return "linear";
  if (result.status === "unknown") return { slow: `not judged: ${result.error.kind}` };
  return { slow: `${result.complexity.summary}, for instance ${result.attack.pattern}` };
}
