import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const command = /^lib\/[a-z]+\/commands\/([a-z0-9-]+)\.ts$/;
const exported = /^export (?!type\b)(?:async )?(?:const|function|class|let)?\s*(\w+)(.*)$/gm;
const named = (path: string) =>
  (command.exec(path)?.[1] ?? "").replace(/-(\w)/g, (_dash, initial) => initial.toUpperCase());

/** Files in commands/ with exports other than one command or externalCommand of the file's name, counted under that name. */
function misnamed(files: Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const name = named(path);
    const all = [...text.matchAll(exported)];
    const act = /\blimit: \{\s*act: "(\w+)"/.exec(text)?.[1];
    return [
      ...all.filter(([, word]) => word !== name).map(([, word]) => `${path} exports ${word}`),
      ...(all.some(([, word, rest = ""]) => word === name && /^ = (command|externalCommand)\(/.test(rest))
        ? []
        : [`${path} has no command ${name}`]),
      ...(act && act !== name ? [`${path} is counted as ${act}`] : []),
    ];
  });
}

/** Rate limits are counted by name, so two commands or reads with the same name would share one. */
function twins(files: Source[]): string[] {
  const names = files.flatMap(({ text }) => [...text.matchAll(/\bact: "(\w+)"/g)].map(([, name = ""]) => name));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Commands without a rate limit that others than the system may run. */
const uncounted = (files: Source[]): string[] =>
  files
    .filter(({ text }) => !/^ {2}limit: \{$|^ {2}limit: \{ ?act: /m.test(text) && !/^ {2}by: systemOnly,$/m.test(text))
    .map(({ path }) => path);

test("a file in commands/ is one command or externalCommand of its name", () => {
  expect(misnamed(sources(["lib"], command))).toEqual([]);
});

test("every command has its own rate limit name", () => {
  expect(twins(sources(["app", "lib"]))).toEqual([]);
  const paths = ["lib/accounts/commands/sign-up.ts", "lib/recruiters/commands/sign-up.ts"];
  expect(twins(paths.map((path) => planted(path, 'limit: { act: "signUp", person: byHand },')))).toEqual(["signUp"]);
});

test("every command of a person is rate limited, except leaving", () => {
  expect(uncounted(sources(["lib"], command))).toEqual(["lib/accounts/commands/sign-out.ts"]);
  const act = (limit: string, by: string) =>
    planted(
      "lib/contacts/commands/send-message.ts",
      `export const sendMessage = command({\n  limit: ${limit},\n  by: ${by},\n});`,
    );
  expect(
    uncounted([
      act('unlimited("busy people")', "systemOnly"),
      act('{ act: "sendMessage", person: byHand }', "parties"),
    ]),
  ).toEqual([]);
  expect(
    uncounted([act('unlimited("busy people")', "parties"), act('{ unlimited: "busy people" }', "parties")]),
  ).toHaveLength(2);
});

test("the check finds a step, a second command and a wrong name", () => {
  const good =
    'export const signUp = command({\n  limit: { act: "signUp", person: byHand },\n});\nexport type Out = 1;\n';
  const file = (text: string) => misnamed([planted("lib/accounts/commands/sign-up.ts", text)]);
  expect(file(good)).toEqual([]);
  expect(file("export async function signUp(tx: Tx) {}")).toHaveLength(1);
  expect(file(`${good}export const leave = externalCommand({});`)).toEqual([
    "lib/accounts/commands/sign-up.ts exports leave",
  ]);
  expect(file(good.replace("const signUp", "const join"))).toHaveLength(2);
  expect(file(good.replace('act: "signUp"', 'act: "join"'))).toEqual([
    "lib/accounts/commands/sign-up.ts is counted as join",
  ]);
});
