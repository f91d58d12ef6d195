import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const rules = `
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; padding: var(--s-6) var(--margin); background: var(--ground); color: var(--ink);
  font: 400 var(--text-md)/1.5 var(--font-text); }
main { max-inline-size: 34rem; margin-inline: auto; display: grid; gap: var(--s-5); }
h1 { margin: 0; font: var(--weight-display) var(--display-s)/1.08 var(--font-display); font-stretch: var(--wide-display); letter-spacing: var(--track-display); }
h2 { margin: 0; font: var(--weight-display) var(--text-xl)/1.2 var(--font-display); font-stretch: var(--wide-display); }
p { margin: 0; }
.notice { border: var(--stroke) dashed var(--line-2); padding: var(--s-3) var(--s-4); color: var(--ink-2); font-size: var(--text-sm); }
.notice strong { color: var(--ink); }
section { display: grid; gap: var(--s-4); border-block-start: var(--stroke) solid var(--line); padding-block-start: var(--s-5); }
dl { margin: 0; }
dl div { display: flex; justify-content: space-between; gap: var(--s-4); padding-block: var(--s-3); border-block-end: var(--stroke) solid var(--line); }
dt { color: var(--ink-2); }
dd { margin: 0; font-weight: 600; text-align: end; }
form { display: grid; gap: var(--s-4); }
label { display: block; font-size: var(--text-sm); font-weight: 600; margin-block-end: var(--s-1); }
input { inline-size: 100%; min-block-size: 3rem; padding-inline: var(--s-3); font: inherit; direction: ltr; text-align: match-parent;
  color: var(--ink); background: var(--paper); border: var(--stroke) solid var(--line-2); border-radius: var(--radius); }
input[aria-invalid] { border-color: var(--danger); box-shadow: inset 0 -3px 0 var(--danger); }
.hint { color: var(--ink-3); font-size: var(--text-xs); margin-block-start: var(--s-1); }
.problem { color: var(--danger); background: var(--danger-ground); border-inline-start: 3px solid var(--danger); padding: var(--s-3) var(--s-4); font-weight: 600; }
.row { display: flex; flex-wrap: wrap; gap: var(--s-3); }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-block-size: var(--target); padding-inline: var(--s-5);
  font: 600 var(--text-sm)/1.2 var(--font-text); color: var(--ink); background: none; border: var(--stroke) solid var(--line-2); border-radius: var(--radius);
  text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--ink); }
.go { color: var(--on-flag); background: var(--flag); border-color: var(--flag); }
.go:hover { background: var(--flag-press); border-color: var(--flag-press); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 3px; }
`;

let cached: { css: string; hash: string } | undefined;

/** The stylesheet and its hash for the content security policy. */
export function pageStyle() {
  if (cached) return cached;
  const file = join(process.cwd(), "app", "tokens.css");
  const tokens = existsSync(file) ? readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") : "";
  const css = tokens + rules;
  cached = { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
  return cached;
}
