import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { runAsCounted } from "@/lib/platform/command/limit";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { visibleAmong } from "@/lib/players/queries/visible";
import { aProfileForm } from "../factories/player-forms";
import { anOpenRequest } from "../factories/requests";
import { acts } from "./acts";
import type { Table } from "./table";
import { commandOf, commands } from "./try-commands";
import { ofAccount, type Things, type World } from "./world";

export type Child = {
  age: number;
  actor: Actor;
  userId: string;
  playerId: string;
  things: Things;
  readers: Actor[];
  family: string[];
};

/** These end the account or its sessions, so nothing can be tried after them. */
export const ending = /^accounts\/(delete-account|sign-out)/;

/** A child of each age whose guardian was invited and has not answered, in both worlds. */
export async function childrenAlone({ here, there, thingsOf }: World): Promise<Child[]> {
  const { own, other } = await thingsOf(here.waiting.actor);
  const readers = [visitor(), here.club.actor, there.player.actor];
  const account = await ofAccount(there.waiting.player.userId);
  const children = [
    { age: 14, of: here.waiting, things: { ...own, ...(await requestsOf(here)) } },
    { age: 16, of: there.waiting, things: { ...other, ...account, open: own.open, ...(await requestsOf(there)) } },
  ];
  for (const { age, of } of children) {
    const birthDate = new Date(bornAt(age).birthDate);
    await db.player.update({ where: { id: of.player.id }, data: { birthDate } });
  }
  const family = await familyOf(children.map(({ of }) => ({ playerId: of.player.id })));
  return children.map(({ age, of: { actor, player }, things }) => {
    return { age, actor, userId: player.userId, playerId: player.id, things, readers, family };
  });
}

/** A request from before the guardian withdrew consent. */
const requestsOf = async ({ waiting, club }: World["here"]) => ({
  request: (await anOpenRequest({ to: waiting, from: club })).request.id,
});

export async function tryAlone(children: Child[]): Promise<Table> {
  const table: Table = new Map();
  for (const name of commands.filter((each) => !ending.test(each))) {
    const [command, rows] = [await commandOf(name), new Map<string, string[]>()];
    for (const { age, actor, things } of children)
      rows.set(`a child of ${age}`, [
        await outcome(() => command(actor, { ...acts[name]?.of(things), ...(isProfile(name) && bornAt(age)) })),
      ]);
    table.set(name, rows);
  }
  return table;
}

const isProfile = (name: string) => name === "players/edit-profile";
export const bornAt = (age: number) => ({ birthDate: aProfileForm({ age }).birthDate });

async function outcome(act: () => Promise<unknown>): Promise<string> {
  try {
    await runAsCounted(act);
    return "ok";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [field] = Object.values(error.fields ?? {}).flat();
    return (field ?? error.code).split("|")[0] ?? "";
  }
}

/** How much others can read of each child, and how much it can send to others. */
export const outsideOf = (children: Child[]) =>
  Promise.all(
    children.map(async ({ userId, playerId, readers }) => ({
      listed: await db.player.count({ where: { id: playerId, status: "listed" } }),
      readers: (await Promise.all(readers.map((reader) => visibleAmong(reader, [playerId])))).filter(
        ({ size }) => size > 0,
      ).length,
      offers: await db.sportJob.count({ where: { userId, status: "active" } }),
      applications: await db.jobApplication.count({ where: { userId, state: { not: "withdrawn" } } }),
      seekers: await db.jobSeeker.count({ where: { userId } }),
      esport: await db.esportPlayer.count({ where: { userId } }),
      places: await db.eventRegistration.count({ where: { playerId, status: { not: "cancelled" } } }),
      messages: await db.message.count({ where: { senderId: playerId } }),
      disclosures: await db.disclosure.count({ where: { playerId, closedAt: null } }),
      accepted: await db.contactRequest.count({ where: { playerId, status: "accepted" } }),
      cvs: await db.playerCv.count({ where: { playerId, closedAt: null } }),
      introductions: await db.introduction.count({ where: { userId, status: "accepted", closedAt: null } }),
      confirmations: await db.confirmation.count({ where: { playerId } }),
    })),
  );

/** Identified by id, because other tests of this database change the clock. */
export const mailsSoFar = async () => (await db.mail.findMany({ select: { id: true } })).map(({ id }) => id);

/** The subjects (shortened) of later e-mails to people who are neither one of the children nor their guardian. */
export async function emailsToOthers(children: Child[], before: string[]): Promise<string[]> {
  const family = [...children.flatMap((child) => child.family), ...(await familyOf(children))];
  const mails = await db.mail.findMany({
    where: { id: { notIn: before }, to: { notIn: family } },
    select: { subject: true },
  });
  return [...new Set(mails.map(({ subject }) => subject.replace(/( about .*)?(:.*)?( \([\dA-F]{8}\))?$/, "")))].sort();
}

async function familyOf(children: { playerId: string }[]): Promise<string[]> {
  const ids = children.map(({ playerId }) => playerId);
  const [users, guardians] = await Promise.all([
    db.user.findMany({ where: { player: { id: { in: ids } } }, select: { email: true } }),
    db.guardian.findMany({ where: { playerId: { in: ids } }, select: { email: true } }),
  ]);
  return [...users, ...guardians].map(({ email }) => email);
}
