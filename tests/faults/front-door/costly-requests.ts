import { globSync, readFileSync } from "node:fs";
import { machineDoors } from "@/lib/server/machine-doors";
import type { Random } from "../../../prisma/seed/random";
import { aRecruiterForm } from "../../support/mint/sign-ups";
import { sizes, uploadsToBreak, waysToBreak } from "./broken-forms";
import { costlyFiles } from "./costly-files";
import { type Fields, filled, formOfAct, type Sent, withoutScripts } from "./forms-of-acts";
import type { Act } from "./generated-body";
import { zones } from "./known-attacks";

/** Texts on which patterns that go back and forth take longest. */
const alphabets = ["!", ".", "A+A+", "@.", "<", "㌖"];
/** Of the fields of a form together, less than a form may carry. */
const FORM_BYTES = 240_000;
const FIELDS = 24;
/** Of an address and of one header, less than the server's parser takes. */
const HEAD_BYTES = 12_000;
/** Of a body for programs, which may have 64 KB. */
const JSON_BYTES = 64_000;

/** The names that forms have: the keys of every schema. */
export const names = [
  ...new Set(
    globSync("lib/*/{schema,schema/*}.ts").flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^\s+(\w+): [a-z]/gm)].map(([, name = ""]) => name),
    ),
  ),
];

export type Doors = {
  acts: readonly Act[];
  addresses: readonly string[];
  /** Of nobody first, then of members. Read for each request: a session may have ended and another begun. */
  cookies: () => readonly string[];
  origin: string;
  secret: string;
};

const each = <T, Out>(list: readonly T[], make: (one: T, at: number) => Out) =>
  list.map((one, at) => () => make(one, at));

/** Requests that are costly to read, over all doors, each made when it is sent. */
export function costlyRequests(random: Random, doors: Doors): (() => Promise<Sent> | Sent)[] {
  const acts = [...new Map(doors.acts.map((act) => [act.id, act])).values()];
  const cookieAt = (at: number) => doors.cookies().at(at % doors.cookies().length) ?? "";
  return random.shuffle([
    ...acts.flatMap((act, at) =>
      each(alphabets, (text, turn) =>
        formOfAct(act, fieldsOf(at * alphabets.length + turn, text), cookieAt(at + turn)),
      ),
    ),
    ...each(acts.slice(0, 60), (act, at) =>
      withoutScripts(act, fieldsOf(at, alphabets[at % alphabets.length] ?? ""), cookieAt(at)),
    ),
    ...each(acts.slice(0, 48), (act, at) => argumentsOfAct(act, at, cookieAt(at))),
    ...doors.addresses.flatMap((path, at) => [
      () => get(`${path}?${query(at)}`, { cookie: cookieAt(at) }),
      () => get(path, { cookie: `${cookieAt(at + 1)}; ${oddCookie(at)}` }),
    ]),
    ...doors.addresses.flatMap((path, at) => (at % 3 === 0 ? [() => get(path, oddHeader(at))] : [])),
    ...doorsOfPrograms.flatMap((path, at) =>
      each(writtenAs, (_write, turn) => json(path, { at, turn }, cookieAt(at + turn))),
    ),
    ...each([...waysToBreak, ...uploadsToBreak(doors.origin, doors.secret)], (way) => way.break(sizes[3] ?? 0)),
    ...uploads(acts, cookieAt),
  ]);
}

function fieldsOf(turn: number, text: string): Fields {
  const value = filled(text, FORM_BYTES / FIELDS);
  return Array.from({ length: FIELDS }, (_, place) => [names[(turn * FIELDS + place) % names.length] ?? "", value]);
}

/** Arguments as React writes them, that refer to each other, nest or count without end. */
const costlyArguments = [
  `[${'"$Q1",'.repeat(30_000)}0]`,
  "[".repeat(100_000),
  `["$n${"9".repeat(200_000)}"]`,
  `["$1${":a".repeat(100_000)}"]`,
  `["$D${"1".repeat(200_000)}"]`,
  `{${names.map((name) => `"${name}":"${"a+".repeat(400)}"`).join()}}`,
];
const argumentsOfAct = ({ id, path }: Act, at: number, cookie: string): Sent => ({
  path,
  headers: { "content-type": "text/plain;charset=UTF-8", "next-action": id, cookie },
  body: Buffer.from(costlyArguments[at % costlyArguments.length] ?? ""),
});

const get = (path: string, headers: Record<string, string>): Sent => ({ path, method: "GET", headers });

function query(at: number): string {
  const text = encodeURIComponent(alphabets[at % alphabets.length] ?? "");
  if (at % 3 === 0) return `q=${filled(text, HEAD_BYTES)}`;
  if (at % 3 === 1) return `sport=judo&${"levels=amateur&".repeat(HEAD_BYTES / 15)}`;
  return Array.from(
    { length: 24 },
    (_, place) => `${names[(at * 24 + place) % names.length]}=${filled(text, 400)}`,
  ).join("&");
}

const oddCookies = ["zone", "access", "refresh", "toast", "NEXT_LOCALE", "who"];
function oddCookie(at: number): string {
  const text = encodeURIComponent(alphabets[at % alphabets.length] ?? "");
  if (at % 3 === 0) return `zone=${zones[at % zones.length]}`;
  return at % 3 === 1
    ? `${oddCookies[at % oddCookies.length]}=${filled(text, HEAD_BYTES)}`
    : "a=b; ".repeat(HEAD_BYTES / 5);
}

const headersToFill: [name: string, text: string][] = [
  ["accept-language", "fr;q=0.1,"],
  ["accept-encoding", "br;q=0,"],
  ["accept", "text/html;q=0.1,"],
  ["if-none-match", '"a",'],
  ["range", "0-1,"],
  ["next-router-state-tree", encodeURIComponent('["",{"a":')],
  ["next-router-segment-prefetch", "/a"],
  ["referer", "http://localhost/a?"],
  ["user-agent", "Googlebot/2.1 "],
  ["origin", "http://a."],
];
function oddHeader(at: number): Record<string, string> {
  const [name, text] = headersToFill[(at / 3) % headersToFill.length] ?? ["accept", ","];
  return { rsc: "1", [name]: `${name === "range" ? "bytes=" : ""}${filled(text, HEAD_BYTES)}` };
}

/** Those that read a body. */
const doorsOfPrograms = Object.entries(machineDoors)
  .filter(([, methods]) => methods.includes("POST"))
  .map(([path]) => path.replace(/\[[^\]]+\]/g, "x"));

const writtenAs: ((text: string) => string)[] = [
  (text) => JSON.stringify(Object.fromEntries(names.slice(0, 40).map((name) => [name, filled(text, JSON_BYTES / 60)]))),
  () => `${"[".repeat(JSON_BYTES / 2)}${"]".repeat(JSON_BYTES / 2 - 1)}`,
  (text) =>
    JSON.stringify({ messages: [{ role: "user", content: filled(text, JSON_BYTES / 2) }], code: filled(text, 9_000) }),
  () => `{"amount":${"9".repeat(JSON_BYTES - 20)}}`,
];

function json(path: string, { at, turn }: { at: number; turn: number }, cookie: string): Sent {
  const text = alphabets[(at + turn) % alphabets.length] ?? "";
  const headers = { "content-type": "application/json", cookie };
  return { path, headers, body: Buffer.from(writtenAs[turn]?.(text) ?? "") };
}

/** Files that take long to read: sent ahead by members, and with the form of a club that signs up. */
function uploads(acts: readonly Act[], cookieAt: (at: number) => string) {
  const stage = acts.find(({ name }) => name === "stageFile");
  const signUp = acts.find(({ name }) => name === "signUpRecruiter");
  if (!stage || !signUp) throw new Error("no act takes files");
  return costlyFiles().flatMap((paper, at) => [
    () =>
      formOfAct(
        stage,
        [
          ["kind", "shared"],
          ["file", paper],
        ],
        cookieAt(1 + (at % 3)),
      ),
    () => formOfAct(signUp, Object.entries({ ...aRecruiterForm(), identity: paper, organizationProof: paper }), ""),
  ]);
}
