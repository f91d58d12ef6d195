import { expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { aMinor, anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

const secrets = { fullName: "Zbigniew Geheimnis", phone: "+48 600 700 800", currentClub: "Klub Ukryty" };
const waitsForLock = Prisma.sql`select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%from disclosures%'`;
const accessLevelOf = async (...[actor, id]: Parameters<typeof getPlayer>) => (await getPlayer(actor, id))?.accessLevel;

test("values of a higher access level are never read from the database", async () => {
  const { player, user } = await aPlayer(secrets);
  const hiddenPlayer = await getPlayer(visitor(), player.id);
  expect(hiddenPlayer?.accessLevel).toBe("card");
  for (const secret of [...Object.values(secrets), user.email, player.birthDate.toISOString()])
    expect(JSON.stringify(hiddenPlayer)).not.toContain(secret);
  const profile = await getPlayer((await aRecruiter()).actor, player.id);
  expect(profile).toMatchObject({
    accessLevel: "profile",
    player: { experienceLevel: player.experienceLevel, handle: player.handle },
  });
  for (const secret of [secrets.fullName, secrets.phone, secrets.currentClub, user.email])
    expect(JSON.stringify(profile)).not.toContain(secret);
});

test("a minor's name is not on the card, even if published", async () => {
  const { player } = await aMinor({ ...secrets, publishName: true });
  expect(JSON.stringify(await getPlayer(visitor(), player.id))).not.toContain(secrets.fullName);
});

test("access is card without verification or plan, profile with both, identity after acceptance for that recruiter only", async () => {
  const { player, recruiter } = await anOpenRequest();
  const id = player.player.id;
  expect(await accessLevelOf((await aRecruiter({ status: "pending" })).actor, id)).toBe("card");
  expect(await accessLevelOf((await aRecruiter({ plan: null })).actor, id)).toBe("card");
  expect(await accessLevelOf((await aPlayer()).actor, id)).toBe("card");
  expect(await accessLevelOf(recruiter.actor, id)).toBe("profile");
  const open = await anOpenName();
  expect(await accessLevelOf(open.recruiter.actor, open.player.player.id)).toBe("identity");
  expect(await accessLevelOf(recruiter.actor, open.player.player.id)).toBe("profile");
});

test("the player, the guardian and admins see everything, without a recorded view", async () => {
  const { player, actor, guardianActor } = await aMinor();
  for (const reader of [actor, guardianActor, await anAdmin()])
    expect(await getPlayer(reader, player.id)).toMatchObject({
      accessLevel: "identity",
      player: { fullName: player.fullName },
    });
  expect(await db.interest.count({ where: { playerId: player.id } })).toBe(0);
});

test("acceptance discloses name and contact details, not the date of birth", async () => {
  const { player, recruiter } = await anOpenName();
  const { fullName, email, phone, birthDate } = player.player;
  const page = await getPlayer(recruiter.actor, player.player.id);
  expect(page).toMatchObject({ player: { fullName }, contact: { of: "player", email, phone }, own: null });
  expect(JSON.stringify(page)).not.toContain(birthDate.toISOString());
  expect(await getPlayer(player.actor, player.player.id)).toMatchObject({ own: { birthDate } });
});

test("the player sees recruiters' profile views and name views, each kind once a day", async () => {
  const { player, recruiter } = await anOpenName();
  for (let i = 0; i < 2; i++) await getPlayer(recruiter.actor, player.player.id);
  const { glances, open } = await whoSawWhat(player.actor);
  const organization = recruiter.recruiter.organizationName;
  expect(glances.map((glance) => [glance.what, glance.organization]).sort()).toEqual([
    ["identity", organization],
    ["profile", organization],
  ]);
  expect(open).toMatchObject([{ organization, views: 2 }]);
  expect(await whoSawWhat(recruiter.actor)).toEqual({ glances: [], open: [] });
});

test("an identity closed while the page loads is not shown", async () => {
  const { player, recruiter } = await anOpenName();
  const [closed, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const closing = db.$transaction(async (tx) => {
    await tx.disclosure.updateMany({ where: { playerId: player.player.id }, data: { closedAt: now() } });
    closed.resolve();
    await committed.promise;
  });
  await closed.promise;
  const page = getPlayer(recruiter.actor, player.player.id);
  await expect.poll(() => db.$queryRaw(waitsForLock)).toHaveLength(1);
  committed.resolve();
  await closing;
  expect(await page).toMatchObject({ accessLevel: "profile" });
  expect(await whoSawWhat(player.actor)).toMatchObject({ open: [] });
});

test("a profile opens by handle as well", async () => {
  const { player } = await aPlayer();
  expect(await getPlayer(visitor(), player.handle)).toMatchObject({ player: { id: player.id } });
});

test("hidden, unconfirmed, blocked, unknown and malformed give the same answer", async () => {
  const { actor, user } = await aRecruiter();
  const hidden = await aPlayer({ status: "hidden" });
  const waiting = await aPlayer({ status: "awaiting_guardian" });
  const blocking = await aPlayer();
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: user.id } });
  const ids = [hidden.player.id, waiting.player.id, blocking.player.id, crypto.randomUUID(), "nonsense", "\u0000", ""];
  for (const id of ids) expect(await getPlayer(actor, id)).toBeNull();
  expect(await accessLevelOf(hidden.actor, hidden.player.id)).toBe("identity");
});
