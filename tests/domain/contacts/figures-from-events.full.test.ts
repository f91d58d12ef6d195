import { afterEach, beforeAll, expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { openProfile } from "@/lib/contacts/commands/open-profile";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { unsavePlayer } from "@/lib/contacts/commands/unsave-player";
import { withdrawRequest } from "@/lib/contacts/commands/withdraw-request";
import { playerNumbers, scoutingNumbers } from "@/lib/contacts/queries/numbers";
import { ladder } from "@/lib/contacts/schema/requests";
import { expireRequests } from "@/lib/contacts/steps/expire-requests";
import { rollUpFigures } from "@/lib/contacts/steps/roll-up-figures";
import { runDueHandlers } from "@/lib/entry/handlers";
import { closeMatch } from "@/lib/pipeline/commands/close-match";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { putOnBoard } from "@/lib/pipeline/commands/put-on-board";
import { countPipeline } from "@/lib/pipeline/queries/pipeline";
import { closedReasons, openStages } from "@/lib/pipeline/schema/stages";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { randomFor } from "../../../prisma/seed/random";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

const days = 26;
const actsADay = 5;

/** A few weeks of commands between some players and clubs, day by day. */
async function someWeeks(seed: string) {
  const random = randomFor(seed);
  const begin = daysFrom(new Date(), -days);
  setClock(() => begin);
  const clubs: Club[] = [];
  for (let index = 0; index < 4; index += 1) clubs.push(await aRecruiter({ plan: "premium" }));
  const minors = [await aMinor(), await aMinor()];
  const players = [await aPlayer(), await aPlayer(), await aPlayer(), ...minors];
  const looked = new Set<string>();
  for (let day = 0; day <= days; day += 1) {
    const time = daysFrom(begin, day);
    setClock(() => time);
    await expireRequests(system());
    for (let turn = 0; turn < actsADay; turn += 1) {
      const [club, player] = [random.pick(clubs), random.pick(players)];
      const playerId = player.player.id;
      const act = random.weighted([
        ["look", 5],
        ["save", 2],
        ["drop", 1],
        ["ask", 3],
        ["answer", 2],
        ["guardian", 2],
        ["withdraw", 0.4],
        ["board", 1],
        ["move", 2],
        ["close", 0.5],
      ] as const);
      await tried(async () => {
        if (act === "look") {
          await openProfile(club.actor, { playerId });
          looked.add(`${playerId} ${club.recruiter.id} ${time.toISOString().slice(0, 10)}`);
        }
        if (act === "save") await savePlayer(club.actor, { playerId });
        if (act === "drop") await unsavePlayer(club.actor, { playerId, sure: "on" });
        if (act === "ask") await requestContact(club.actor, { playerId, message: "Come to our trial." });
        if (act === "board") await putOnBoard(club.actor, { player: playerId });
        if (act === "answer" || act === "guardian" || act === "withdraw") await settle(act, player, clubs, random);
        if (act === "move" || act === "close") await move(act, club, playerId, random);
      });
    }
  }
  await runDueHandlers();
  return { clubs, players, looked, today: daysFrom(begin, days) };
}

type Club = Awaited<ReturnType<typeof aRecruiter>>;
type Player = Awaited<ReturnType<typeof aPlayer>> | Awaited<ReturnType<typeof aMinor>>;
type Random = ReturnType<typeof randomFor>;

async function settle(act: "answer" | "guardian" | "withdraw", player: Player, clubs: Club[], random: Random) {
  const answer = random.chance(0.5) ? "yes" : "no";
  const open = await db.contactRequest.findFirst({
    where: { playerId: player.player.id, status: { in: ["pending", "awaiting_guardian"] } },
  });
  const asker = clubs.find(({ recruiter }) => recruiter.id === open?.recruiterId);
  if (!open || !asker) return;
  if (act === "answer") await answerRequest(player.actor, { requestId: open.id, answer });
  else if (act === "withdraw") await withdrawRequest(asker.actor, { requestId: open.id });
  else if ("guardianActor" in player) await answerForMinor(player.guardianActor, { requestId: open.id, answer });
}

async function move(act: "move" | "close", { actor, recruiter }: Club, playerId: string, random: Random) {
  const card = await db.match.findFirst({ where: { recruiterId: recruiter.id, playerId } });
  if (!card) return;
  if (act === "move") await moveMatch(actor, { matchId: card.id, to: random.pick(openStages) });
  else await closeMatch(actor, { matchId: card.id, reason: random.pick(closedReasons) });
}

/** Refusals are allowed: a second request, a repeated answer. */
async function tried(act: () => Promise<void>) {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

type Share = { settled: number; answered: number };
const share = ({ settled, answered }: Share) => (settled < 3 ? null : Math.round((100 * answered) / settled));

const shareOf = async (column: "playerId" | "recruiterId", id: string) => {
  const [row] = await db.$queryRaw<Share[]>`
    with ended as (
      select distinct on (data->>'requestId') data->>'requestId' as request, type from domain_events
      where type in ('contact.answered', 'contact.expired', 'contact.withdrawn') and data->>${column} = ${id}
      order by data->>'requestId', id desc)
    select count(*) filter (where type <> 'contact.withdrawn')::int as settled,
      count(*) filter (where type = 'contact.answered' or (type = 'contact.expired' and exists (
        select from domain_events f where f.type = 'contact.passed_to_guardian' and f.data->>'requestId' = ended.request)))::int as answered
    from ended`;
  return share(row!);
};

const ask = async (column: "playerId" | "recruiterId", id: string, countedKind: "requests" | "players") => {
  const [row] = await db.$queryRaw<{ requests: number; players: number }[]>`
    select count(*)::int as requests, count(distinct data->>'playerId')::int as players
    from domain_events where type = 'contact.requested' and data->>${column} = ${id}`;
  return row![countedKind];
};

const pipelineOf = async (recruiterId: string) => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select distinct on (data->>'matchId') data->>'to' as stage from domain_events
      where type = 'match.moved' and data->>'recruiterId' = ${recruiterId} order by data->>'matchId', id desc) as last
    where stage in ('pending', 'contacted', 'trial', 'offer')`;
  return row!.count;
};

let weeks: Awaited<ReturnType<typeof someWeeks>>;
beforeAll(async () => {
  weeks = await someWeeks(process.env.SEED ?? "figures");
}, 120_000);

test("every figure of a player and a club equals an independent count of the domain events", async () => {
  const { clubs, players, looked, today } = weeks;
  setClock(() => today);
  for (const { actor, player } of players) {
    const numbers = await playerNumbers(actor);
    const month = today.toISOString().slice(0, 7);
    const views = [...looked].filter((each) => each.startsWith(player.id) && each.split(" ")[2]?.startsWith(month));
    expect(numbers).toMatchObject({
      views: views.length,
      received: await ask("playerId", player.id, "requests"),
      responseRate: await shareOf("playerId", player.id),
    });
    const sums = Object.fromEntries(
      ladder.map((kind) => [kind, numbers.weeks.reduce((sum, week) => sum + week[kind], 0)]),
    );
    expect(sums.opened).toBe([...looked].filter((each) => each.startsWith(player.id)).length);
    expect(sums.requested).toBe(numbers.received);
  }
  for (const { actor, recruiter } of clubs) {
    expect(await scoutingNumbers(actor)).toMatchObject({
      contacted: await ask("recruiterId", recruiter.id, "players"),
      responseRate: await shareOf("recruiterId", recruiter.id),
    });
    expect((await countPipeline(actor, null)).active).toBe(await pipelineOf(recruiter.id));
  }
  expect(await Promise.all(players.map(({ player }) => shareOf("playerId", player.id)))).toContainEqual(
    expect.any(Number),
  );
});

test("rank and daily figures equal an independent count; a second nightly run changes neither", async () => {
  const { players, looked, today } = weeks;
  setClock(() => today);
  const storedFigures = async () => {
    await rollUpFigures(today);
    const rows = players.map(({ player }) => db.playerAnalytics.findMany({ where: { playerId: player.id } }));
    return (await Promise.all(rows)).map(([row]) => row ?? null);
  };
  const first = await storedFigures();
  expect(await storedFigures()).toEqual(first);
  const month = today.toISOString().slice(0, 7);
  for (const [index, { player }] of players.entries()) {
    const views = [...looked].filter((each) => each.startsWith(player.id) && each.split(" ")[2]?.startsWith(month));
    expect(first[index]).toMatchObject({
      profileViews: views.length,
      contactsReceived: await ask("playerId", player.id, "requests"),
      responseRate: await shareOf("playerId", player.id),
      sportRanking: await placeOf(player.id, today),
    });
  }
});

/**
 * One more than the number of players of the sport in whom more verified clubs took an interest within ninety days; null if
 * fewer than twenty are ranked.
 */
async function placeOf(playerId: string, today: Date) {
  const [row] = await db.$queryRaw<{ place: number | null }[]>`
    with wanted as (
      select i.player_id, count(distinct i.recruiter_id) as clubs
      from interests i join players p on p.id = i.player_id join recruiters r on r.id = i.recruiter_id
      where r.status = 'verified' and i.kind in ('opened', 'watched', 'saved', 'requested') and p.status = 'listed'
        and p.primary_sport = (select primary_sport from players where id = ${playerId}::uuid)
        and i.day between ${today}::date - 89 and ${today}::date
      group by i.player_id)
    select case when (select count(*) from wanted) < 20 then null else (
      select 1 + count(*)::int from wanted w
      where w.clubs > (select clubs from wanted where player_id = ${playerId}::uuid)) end as place`;
  return row!.place;
}
