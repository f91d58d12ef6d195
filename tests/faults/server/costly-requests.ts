import { globSync, readFileSync } from "node:fs";
import type { Random } from "../../../prisma/seed/random";
import { endpointMethods } from "../../support/endpoint-methods";
import { aRecruiterForm } from "../../support/factories/sign-ups";
import { sizes, uploadsToBreak, waysToBreak } from "./broken-forms";
import { costlyFiles } from "./costly-files";
import { type Fields, filled, formOfAct, type Sent, withoutScripts } from "./forms-of-acts";
import type { Act } from "./generated-body";
import { zones } from "./known-attacks";

/** Texts that make backtracking patterns slowest. */
const alphabets = ["!", ".", "A+A+", "@.", "<", "㌖"];
/** Bytes of all form fields together, below the limit of a form. */
const FORM_BYTES = 240_000;
const FIELDS = 24;
/** Bytes of an address and of one header, below the limit of the server's parser. */
const HEAD_BYTES = 12_000;
/** Bytes of a JSON body, whose limit is 64 KB. */
const JSON_BYTES = 64_000;

/** All field names of forms: the keys of every schema. */
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
  /** Without a session first, then members'. Read for each request, because sessions may be renewed. */
  cookies: () => readonly string[];
  origin: string;
  secret: string;
};

const each = <T, Out>(list: readonly T[], make: (one: T, at: number) => Out) =>
  list.map((item, index) => () => make(item, index));

/** Requests that are expensive to parse, for all endpoints, each created when it is sent. */
export function costlyRequests(random: Random, doors: Doors): (() => Promise<Sent> | Sent)[] {
  const acts = [...new Map(doors.acts.map((act) => [act.id, act])).values()];
  const cookieAt = (index: number) => doors.cookies().at(index % doors.cookies().length) ?? "";
  return random.shuffle([
    ...acts.flatMap((act, index) =>
      each(alphabets, (text, turn) =>
        formOfAct(act, fieldsOf(index * alphabets.length + turn, text), cookieAt(index + turn)),
      ),
    ),
    ...each(acts.slice(0, 60), (act, index) =>
      withoutScripts(act, fieldsOf(index, alphabets[index % alphabets.length] ?? ""), cookieAt(index)),
    ),
    ...each(acts.slice(0, 48), (act, index) => argumentsOfAct(act, index, cookieAt(index))),
    ...doors.addresses.flatMap((path, index) => [
      () => get(`${path}?${query(index)}`, { cookie: cookieAt(index) }),
      () => get(path, { cookie: `${cookieAt(index + 1)}; ${oddCookie(index)}` }),
    ]),
    ...doors.addresses.flatMap((path, index) => (index % 3 === 0 ? [() => get(path, oddHeader(index))] : [])),
    ...doorsOfPrograms.flatMap((path, index) =>
      each(writtenAs, (_write, turn) => json(path, { at: index, turn }, cookieAt(index + turn))),
    ),
    ...each([...waysToBreak, ...uploadsToBreak(doors.origin, doors.secret)], (way) => way.break(sizes[3] ?? 0)),
    ...uploads(acts, cookieAt),
  ]);
}

function fieldsOf(turn: number, text: string): Fields {
  const value = filled(text, FORM_BYTES / FIELDS);
  return Array.from({ length: FIELDS }, (_, place) => [names[(turn * FIELDS + place) % names.length] ?? "", value]);
}

/** Server action arguments that refer to each other, nest deeply or count endlessly. */
const costlyArguments = [
  `[${'"$Q1",'.repeat(30_000)}0]`,
  "[".repeat(100_000),
  `["$n${"9".repeat(200_000)}"]`,
  `["$1${":a".repeat(100_000)}"]`,
  `["$D${"1".repeat(200_000)}"]`,
  `{${names.map((name) => `"${name}":"${"a+".repeat(400)}"`).join()}}`,
];
const argumentsOfAct = ({ id, path }: Act, index: number, cookie: string): Sent => ({
  path,
  headers: { "content-type": "text/plain;charset=UTF-8", "next-action": id, cookie },
  body: Buffer.from(costlyArguments[index % costlyArguments.length] ?? ""),
});

const get = (path: string, headers: Record<string, string>): Sent => ({ path, method: "GET", headers });

function query(index: number): string {
  const text = encodeURIComponent(alphabets[index % alphabets.length] ?? "");
  if (index % 3 === 0) return `q=${filled(text, HEAD_BYTES)}`;
  if (index % 3 === 1) return `sport=judo&${"levels=amateur&".repeat(HEAD_BYTES / 15)}`;
  return Array.from(
    { length: 24 },
    (_, place) => `${names[(index * 24 + place) % names.length]}=${filled(text, 400)}`,
  ).join("&");
}

const oddCookies = ["zone", "access", "refresh", "toast", "NEXT_LOCALE", "who"];
function oddCookie(index: number): string {
  const text = encodeURIComponent(alphabets[index % alphabets.length] ?? "");
  if (index % 3 === 0) return `zone=${zones[index % zones.length]}`;
  return index % 3 === 1
    ? `${oddCookies[index % oddCookies.length]}=${filled(text, HEAD_BYTES)}`
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
function oddHeader(index: number): Record<string, string> {
  const [name, text] = headersToFill[(index / 3) % headersToFill.length] ?? ["accept", ","];
  return { rsc: "1", [name]: `${name === "range" ? "bytes=" : ""}${filled(text, HEAD_BYTES)}` };
}

/** Endpoints that read a body. */
const doorsOfPrograms = Object.entries(endpointMethods)
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

/** Files that are expensive to read: uploaded by members, and sent with the sign-up form of a club. */
function uploads(acts: readonly Act[], cookieAt: (at: number) => string) {
  const stage = acts.find(({ name }) => name === "stageFile");
  const signUp = acts.find(({ name }) => name === "signUpRecruiter");
  if (!stage || !signUp) throw new Error("no act takes files");
  return costlyFiles().flatMap((file, index) => [
    () =>
      formOfAct(
        stage,
        [
          ["kind", "shared"],
          ["file", file],
        ],
        cookieAt(1 + (index % 3)),
      ),
    () => formOfAct(signUp, Object.entries({ ...aRecruiterForm(), identity: file, organizationProof: file }), ""),
  ]);
}
