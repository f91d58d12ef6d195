import type { Random } from "../../../prisma/seed/random";

export type Act = { id: string; name: string; path: string };
type Body = { path?: string; headers: Record<string, string>; body: Buffer<ArrayBuffer> };

const names = [
  "email",
  "password",
  "content",
  "threadId",
  "id",
  "plan",
  "priceId",
  "sport",
  "file",
  "card",
  "act",
  "_locale",
].concat([
  "callbackUrl",
  "csrfToken",
  "title",
  "birthDate",
  "kind",
  "__proto__",
  "$ACTION_KEY",
  "name\r\nx",
  "constructor",
]);
const values = ["", "x", "0", "-1", "1e400", "\0", "\ud800", "{}", "[]", "null", "true", "ar", "a".repeat(5000)].concat(
  ["2030-13-45", "00000000-0000-4000-8000-000000000000", "<script>", "'; drop table users; --", "a@b", "٣"],
);
const references = [
  "$W0",
  "$K1",
  "$Q1",
  "$F1",
  "$@1",
  "$B1",
  "$T",
  "$D2026",
  "$n99999999999999999999",
  "$u",
  "$i0",
  "$r1",
  "$R1",
  "$1:a:b",
];

/** A random body: JSON, form fields, multipart, action arguments, or bytes. */
export function aBody(random: Random, acts: readonly Act[]): Body {
  return random.pick([json, pairs, parts, act, act, boundForm, bytes])(random, acts);
}

const json = (random: Random) => typed("application/json", broken(random, JSON.stringify(aValue(random, 3))));

function pairs(random: Random) {
  const text = many(
    random,
    () => `${random.pick(names)}=${encodeURIComponent(random.pick(values).toWellFormed())}`,
  ).join("&");
  return typed("application/x-www-form-urlencoded", broken(random, text));
}

const parts = (random: Random) =>
  form(
    random,
    many(random, () => [random.pick(names), random.pick(values)]),
  );

function act(random: Random, acts: readonly Act[]) {
  const args = JSON.stringify(many(random, () => (random.chance(0.5) ? random.pick(references) : aValue(random, 2))));
  const fields = many(random, (index): [string, string] => [`${index % 3}_${random.pick(names)}`, random.pick(values)]);
  const { headers, body } = random.chance(0.4)
    ? typed("text/plain;charset=UTF-8", broken(random, args))
    : form(random, [["0", random.chance(0.5) ? '["$undefined","$K1"]' : args], ...fields]);
  const { id, path } = random.pick(acts);
  return { path, headers: { ...headers, "next-action": id }, body };
}

function boundForm(random: Random, acts: readonly Act[]) {
  const { id, path } = random.pick(acts);
  const action = JSON.stringify({ id, bound: random.chance(0.7) ? "$@1" : aValue(random, 1) });
  const fields = many(random, (): [string, string] => [random.pick(names), random.pick(values)]);
  const bound = random.chance(0.7) ? "[null]" : JSON.stringify(aValue(random, 2));
  return { ...form(random, [["$ACTION_REF_1", ""], ["$ACTION_1:0", action], ["$ACTION_1:1", bound], ...fields]), path };
}

function bytes(random: Random) {
  const type = random.pick(["application/octet-stream", "image/png", "", "text/plain", "application/json"]);
  return typed(type, Buffer.from(Array.from({ length: random.integer(0, 4000) }, () => random.integer(0, 255))));
}

const typed = (type: string, body: string | Buffer): Body => ({
  headers: { "content-type": type },
  body: Buffer.from(body as string),
});

function form(random: Random, fields: [string, string][]): Body {
  const lines = fields.map(([name, value]) => {
    const file = random.chance(0.15) ? `; filename="${random.pick(["a.pdf", "..\\a", "\0.png", ""])}"` : "";
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  });
  return typed("multipart/form-data; boundary=x", broken(random, `${lines.join("")}--x--\r\n`));
}

/** Truncates one in four, or inserts something invalid. */
function broken(random: Random, text: string): string {
  const cutAt = random.integer(0, text.length);
  return random.weighted([
    [text, 6],
    [text.slice(0, cutAt), 1],
    [`${text.slice(0, cutAt)}\0\r\n--x{"${text.slice(cutAt)}`, 1],
  ] as const);
}

function aValue(random: Random, depth: number): unknown {
  const leaf = random.pick<unknown>([...values, ...references, null, true, -1, 2 ** 53, 0.1]);
  if (depth === 0 || random.chance(0.4)) return leaf;
  if (random.chance(0.5)) return many(random, () => aValue(random, depth - 1));
  return Object.fromEntries(many(random, () => [random.pick(names), aValue(random, depth - 1)]));
}

const many = <T>(random: Random, make: (at: number) => T): T[] =>
  Array.from({ length: random.integer(0, 5) }, (_, index) => make(index));
