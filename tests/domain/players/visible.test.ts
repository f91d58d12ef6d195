import { beforeAll, describe, expect, test } from "vitest";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { favoritesOf } from "@/lib/contacts/queries/favorites";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { publicPlayer } from "@/lib/contacts/queries/public";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { system, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { playersOfSport } from "@/lib/players/queries/public";
import { fitting } from "@/lib/search/queries/alert-watchers";
import { firstCards } from "@/lib/search/queries/public";
import { findPlayers } from "@/lib/search/queries/search";
import { asRecruiter } from "../../support/factories/alerts";
import { aMinor, anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";

const sport = "cricket";
type MinorRows = Awaited<ReturnType<typeof aMinor>>;
type State = { make: () => Promise<MinorRows>; seenBy: string[] };

const readerNames = [
  "visitor",
  "herself",
  "guardian",
  "another player",
  "new recruiter",
  "recruiter",
  "admin",
  "system",
];
const herOwn = ["herself", "guardian", "admin", "system"];
const minor = (over: Parameters<typeof aMinor>[0] = {}) => aMinor({ primarySport: sport, ...over });

const states: Record<string, State> = {
  listed: { make: () => minor(), seenBy: readerNames },
  hidden: { make: () => minor({ status: "hidden" }), seenBy: herOwn },
  "awaiting her guardian": { make: () => minor({ status: "awaiting_guardian" }), seenBy: herOwn },
  "awaiting her own yes": { make: () => minor({ status: "awaiting_player" }), seenBy: herOwn },
  "closed account": {
    make: async () => {
      const player = await minor();
      await db.user.update({ where: { id: player.user.id }, data: { disabledAt: now() } });
      return player;
    },
    seenBy: herOwn,
  },
  "blocks the recruiter": {
    make: async () => {
      const player = await minor();
      await db.block.create({ data: { blockerId: player.user.id, blockedId: actors.recruiter!.userId! } });
      return player;
    },
    seenBy: readerNames.filter((readerName) => readerName !== "recruiter"),
  },
  "blocked by another player": {
    make: async () => {
      const player = await minor();
      await db.block.create({ data: { blockerId: actors["another player"]!.userId!, blockedId: player.user.id } });
      return player;
    },
    seenBy: readerNames.filter((readerName) => readerName !== "another player"),
  },
  deleted: {
    make: async () => {
      const player = await minor();
      await db.user.delete({ where: { id: player.user.id } });
      return player;
    },
    seenBy: [],
  },
};

const actors: Record<string, Actor> = {};
beforeAll(async () => {
  actors.visitor = visitor();
  actors["another player"] = (await aPlayer()).actor;
  actors["new recruiter"] = (await aRecruiter({ status: "pending", plan: null })).actor;
  actors.recruiter = (await aRecruiter()).actor;
  actors.admin = await anAdmin();
  actors.system = system();
});

/** Everything that shows a player or acts on them, by name: whether this player is available. */
const readers: Record<string, (actor: Actor, id: string) => Promise<boolean> | null> = {
  page: async (actor, id) => (await getPlayer(actor, id)) !== null,
  search: async (actor, id) => (await findPlayers(actor, { sport })).cards.some((card) => card.id === id),
  "sport page": (actor, id) => (actor === actors.visitor ? onSportPage(id) : null),
  "page kept for visitors": (actor, id) => (actor === actors.visitor ? isKept(id) : null),
  "search kept for visitors": (actor, id) => (actor === actors.visitor ? isAmongFirst(id) : null),
  alert: (actor, id) => (actor === actors.recruiter ? isFoundFor(actor, id) : null),
  favourites: (actor, id) => (actor.recruiterId ? showsKept(actor, id) : null),
  keeping: (actor, id) => (actor.recruiterId ? keeps(actor, id) : null),
};

const onSportPage = async (id: string) => (await playersOfSport(sport)).cards.some((card) => card.id === id);

const isKept = async (id: string) => (await publicPlayer(id)) !== null;

const isAmongFirst = async (id: string) => (await firstCards({ sport })).cards.some((card) => card.id === id);

async function isFoundFor({ recruiterId }: Actor, id: string) {
  const alert = await db.talentAlert.create({
    data: { recruiterId: recruiterId!, alertCriteria: { sport }, watchesSince: now() },
    include: { recruiter: { include: { user: true } } },
  });
  return (await fitting(asRecruiter, [{ alert, playerIds: [id] }])).length > 0;
}

const keeps = (actor: Actor, playerId: string) =>
  savePlayer(actor, { playerId }).then(
    () => true,
    ({ code }) => code !== "not_found",
  );

async function showsKept(actor: Actor, playerId: string) {
  if ((await db.player.count({ where: { id: playerId } })) === 0) return false;
  await db.favorite.create({ data: { playerId, recruiterId: actor.recruiterId! } });
  const { rows } = await favoritesOf(actor, {});
  return rows.some(({ id, card }) => id === playerId && card !== null);
}

describe.each(Object.keys(states))("a player who is %s", (name) => {
  test("is visible to the same people everywhere", async () => {
    const { make, seenBy } = states[name]!;
    const { actor: herself, guardianActor, player } = await make();
    for (const [readerName, actor] of Object.entries({ ...actors, herself, guardian: guardianActor }))
      for (const [reader, sees] of Object.entries(readers)) {
        const isSeen = await sees(actor, player.id);
        if (isSeen !== null)
          expect([readerName, reader, isSeen]).toEqual([readerName, reader, seenBy.includes(readerName)]);
      }
  });
});

test("a card names a city that five players share whom everybody may know of", async () => {
  const city = { primarySport: sport, city: "Ajaccio-sous-Bois" };
  const { player } = await aPlayer(city);
  for (const status of ["listed", "listed", "listed", "hidden", "awaiting_guardian"] as const)
    await aPlayer({ ...city, status });
  const closed = await aPlayer(city);
  await db.user.update({ where: { id: closed.user.id }, data: { disabledAt: now() } });
  expect((await getPlayer(visitor(), player.id))?.player).toMatchObject({ city: null });
  await aPlayer(city);
  expect((await getPlayer(visitor(), player.id))?.player).toMatchObject({ city: city.city });
});

test("the user's own hidden card says that nobody else sees it", async () => {
  const [hidden, shownPlayer] = [
    await aPlayer({ primarySport: sport, status: "hidden" }),
    await aPlayer({ primarySport: sport }),
  ];
  const { cards } = await findPlayers(hidden.actor, { sport });
  const publicOf = (id: string) => cards.find((card) => card.id === id)?.isPublic;
  expect([publicOf(hidden.player.id), publicOf(shownPlayer.player.id)]).toEqual([false, true]);
});
