import { globSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "@/lib/accounts/provider/password";
import type { Actor } from "@/lib/core/actor";
import type { Command } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { password } from "../../support/mint/accounts";
import { startBilling } from "../../support/payments";
import { acts } from "../../support/permissions/acts";
import { colleagues, everybody } from "../../support/permissions/people";
import { rehearse } from "../../support/permissions/rehearse";
import { inWords, type Table } from "../../support/permissions/table";
import { aWorld } from "../../support/permissions/world";

const named = /^lib\/([a-z]+)\/commands\/([a-z0-9-]+)\.ts$/;
const commands = globSync("lib/*/commands/*.ts")
  .map((path) => path.replace(named, "$1/$2"))
  .sort();

let services: Awaited<ReturnType<typeof startBilling>>;
let table: Table;
beforeAll(async () => {
  services = await startBilling();
  const staff = await colleagues();
  const world = await aWorld(staff.get("staff for verification")?.userId ?? "");
  const people = await everybody(world, staff);
  const users = [...people.values()].flatMap(({ userId }) => userId ?? []);
  await db.user.updateMany({ where: { id: { in: users } }, data: { passwordHash: await hashPassword(password) } });
  const things = new Map<string, Awaited<ReturnType<typeof world.thingsOf>>>();
  for (const [name, actor] of people) things.set(name, await world.thingsOf(actor));
  table = new Map();
  for (const name of commands) {
    const trial = acts[name];
    if (!trial) continue;
    const command = await commandOf(name);
    const rows = new Map<string, string[]>();
    for (const [who, actor] of people)
      rows.set(
        who,
        await tried(
          command,
          actor,
          trial.sides.map((side) => trial.of(things.get(who)![side])),
        ),
      );
    table.set(name, rows);
  }
}, 60_000);
afterAll(() => services.stop());

async function commandOf(name: string): Promise<Command<unknown>> {
  const [domain, file = ""] = name.split("/");
  const made = await import(`../../../lib/${domain}/commands/${file}.ts`);
  return made[file.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())];
}

async function tried(command: Command<unknown>, actor: Actor, sent: object[]): Promise<string[]> {
  const verdicts: string[] = [];
  for (const input of sent) verdicts.push(await rehearse(() => command(actor, input)));
  return verdicts;
}

test("every command is tried, and nothing else", () => {
  expect(Object.keys(acts).sort()).toEqual(commands);
});

test("every command by everybody, about their own, somebody else's and nothing: the golden table", async () => {
  await expect(inWords(table)).toMatchFileSnapshot("golden/who-may-what.txt");
});

test("what is somebody else's, and closed to whoever asks, is told like what is not there", () => {
  const apart = [...table].flatMap(([name, rows]) =>
    [...rows]
      .filter(([, [, other, missing]]) => missing && other !== "ok" && other !== missing)
      .map(([who]) => `${name}: ${who}`),
  );
  expect(apart).toEqual([]);
});
