import { globSync } from "node:fs";
import { hashPassword } from "@/lib/accounts/provider/password";
import type { Actor } from "@/lib/platform/command/actor";
import type { Command } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { password } from "../mint/accounts";
import { acts, type Trial } from "./acts";
import { colleagues, everybody } from "./people";
import { rehearse } from "./rehearse";
import type { Table } from "./table";
import { aWorld, type Things, type Whose, type World } from "./world";

const path = /^lib\/([a-z]+)\/commands\/([a-z0-9-]+)\.ts$/;

/** Every command there is, as "domain/verb". */
export const commands = globSync("lib/*/commands/*.ts")
  .map((file) => file.replace(path, "$1/$2"))
  .sort();

/** Calls every command as everybody, in one world that stays as it is. */
export async function tryCommands(): Promise<{ table: Table; world: World }> {
  const staff = await colleagues();
  const world = await aWorld(staff.get("staff for verification")?.userId ?? "");
  const people = await everybody(world, staff);
  const ids = [...people.values()].flatMap(({ userId }) => userId ?? []);
  await db.user.updateMany({ where: { id: { in: ids } }, data: { passwordHash: await hashPassword(password) } });
  const things = new Map<string, Record<Whose, Things>>();
  for (const [who, actor] of people) things.set(who, await world.thingsOf(actor));
  const table: Table = new Map();
  for (const name of commands) {
    const [command, trial, rows] = [await commandOf(name), acts[name], new Map<string, string[]>()];
    for (const [who, actor] of people)
      if (trial) rows.set(who, await verdicts(command, actor, trial, things.get(who) as Record<Whose, Things>));
    table.set(name, rows);
  }
  return { table, world };
}

export async function commandOf(name: string): Promise<Command<unknown>> {
  const [domain, file = ""] = name.split("/");
  const made = await import(`../../../lib/${domain}/commands/${file}.ts`);
  return made[file.replace(/-(\w)/g, (_dash, letter) => letter.toUpperCase())];
}

async function verdicts(command: Command<unknown>, actor: Actor, { sides, of }: Trial, things: Record<Whose, Things>) {
  const heard: string[] = [];
  for (const side of sides) heard.push(await rehearse(() => command(actor, of(things[side]))));
  return heard;
}
