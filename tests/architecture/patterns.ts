import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import ts from "typescript";
import type { Source } from "./sources";

/** A regular expression and its location. */
export type Pattern = { at: string; source: string; flags: string };
export type Verdict = "linear" | { slow: string };

/** The literal in a source file, which is the key of a verdict. */
export const written = ({ source, flags }: Pick<Pattern, "source" | "flags">) => `/${source}/${flags}`;

/** The regular expression literals of a file, and the lines that build one from text. */
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
    const location = () => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      literals.push({ at: location(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === "RegExp")
      built.push(location());
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, built };
}

const cache = "node_modules/.cache/recruit/patterns.json";
/** Another version or other settings invalidate the verdicts. */
const judge = { version: "recheck 4.5.0", settings: { randomSeed: 1, timeout: 120_000 } };
const key = (pattern: string) =>
  createHash("sha256")
    .update(`${JSON.stringify(judge)} ${pattern}`)
    .digest("base64url");

/** recheck's verdict on each pattern; a timeout counts as slow. A verdict is stored until the pattern changes. */
export async function judged(
  patterns: Iterable<Pick<Pattern, "source" | "flags">>,
  knownPatterns: ReadonlySet<string>,
): Promise<Map<string, Verdict>> {
  const storedVerdicts = read();
  const verdicts = new Map<string, Verdict>();
  for (const pattern of patterns) {
    const text = written(pattern);
    const verdict = knownPatterns.has(text) ? "linear" : (storedVerdicts[key(text)] ?? (await judgeOne(pattern)));
    verdicts.set(text, verdict);
    if (knownPatterns.has(text) || storedVerdicts[key(text)]) continue;
    storedVerdicts[key(text)] = verdict;
    mkdirSync("node_modules/.cache/recruit", { recursive: true });
    writeFileSync(cache, JSON.stringify(storedVerdicts));
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

/** Uses recheck's JavaScript back end: the faster ones are optional packages that may be missing. */
async function judgeOne({ source, flags }: Pick<Pattern, "source" | "flags">): Promise<Verdict> {
  process.env.RECHECK_BACKEND = "pure";
  const { checkSync } = await import("recheck");
  const result = checkSync(source, flags, judge.settings);
  if (result.status === "safe") return "linear";
  if (result.status === "unknown") return { slow: `not judged: ${result.error.kind}` };
  return { slow: `${result.complexity.summary}, for instance ${result.attack.pattern}` };
}
