import { globSync } from "node:fs";
import { hashPassword } from "@/lib/accounts/provider/password";
import type { Actor } from "@/lib/platform/command/actor";
import type { Command } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { password } from "../factories/accounts";
import { acts, type Trial } from "./acts";
import { dryRun } from "./dry-run";
import { colleagues, everybody } from "./people";
import type { Table } from "./table";
import { aWorld, type Things, type Whose, type World } from "./world";

const path = /^lib\/([a-z]+)\/commands\/([a-z0-9-]+)\.ts$/;

/** Every command, as "domain/verb". */
export const commands = globSync("lib/*/commands/*.ts")
  .map((file) => file.replace(path, "$1/$2"))
  .sort();

/** Runs every command as every actor, in one world that does not change. */
export async function tryCommands(): Promise<{ table: Table; world: World }> {
  const staff = await colleagues();
  const world = await aWorld(staff.get("staff for verification")?.userId ?? "");
  const people = await everybody(world, staff);
  const ids = [...people.values()].flatMap(({ userId }) => userId ?? []);
  await db.user.updateMany({ where: { id: { in: ids } }, data: { passwordHash: await hashPassword(password) } });
  const thingsByActor = new Map<string, Record<Whose, Things>>();
  for (const [actorName, actor] of people) thingsByActor.set(actorName, await world.thingsOf(actor));
  const table: Table = new Map();
  for (const name of commands) {
    const [command, trial, rows] = [await commandOf(name), acts[name], new Map<string, string[]>()];
    for (const [actorName, actor] of people)
      if (trial)
        rows.set(
          actorName,
          await verdicts(command, actor, trial, thingsByActor.get(actorName) as Record<Whose, Things>),
        );
    table.set(name, rows);
  }
  return { table, world };
}

export async function commandOf(name: string): Promise<Command<unknown>> {
  const [domain, file = ""] = name.split("/");
  const module = await import(`../../../lib/${domain}/commands/${file}.ts`);
  return module[file.replace(/-(\w)/g, (_dash, character) => character.toUpperCase())];
}

async function verdicts(
  command: Command<unknown>,
  actor: Actor,
  { sides, of }: Trial,
  thingsBySide: Record<Whose, Things>,
) {
  const received: string[] = [];
  for (const side of sides) received.push(await dryRun(() => command(actor, of(thingsBySide[side]))));
  return received;
}
