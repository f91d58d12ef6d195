import { afterEach, beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { closeMatch } from "@/lib/matching/commands/close-match";
import { moveMatch } from "@/lib/matching/commands/move-match";
import { putOnBoard } from "@/lib/matching/commands/put-on-board";
import { countPipeline } from "@/lib/matching/queries/pipeline";
import { closedReasons, openStages } from "@/lib/matching/schema/stages";
import { daysFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { answerForMinor } from "@/lib/scouting/commands/answer-for-minor";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { openProfile } from "@/lib/scouting/commands/open-profile";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { savePlayer } from "@/lib/scouting/commands/save-player";
import { unsavePlayer } from "@/lib/scouting/commands/unsave-player";
import { withdrawRequest } from "@/lib/scouting/commands/withdraw-request";
import { playerNumbers, scoutingNumbers } from "@/lib/scouting/queries/numbers";
import { ladder } from "@/lib/scouting/schema";
import { expireRequests } from "@/lib/scouting/steps/expire-requests";
import { rollUpFigures } from "@/lib/scouting/steps/roll-up-figures";
import { randomFor } from "../../../prisma/seed/random";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";

afterEach(() => setClock(null));

const days = 26;
const actsADay = 5;

/** A few weeks between some players and some clubs, by the acts that a browser sends, one day after the other. */
async function someWeeks(seed: string) {
  const random = randomFor(seed);
  const begin = daysFrom(new Date(), -days);
  setClock(() => begin);
  const clubs: Club[] = [];
  for (let at = 0; at < 4; at += 1) clubs.push(await aRecruiter({ plan: "premium" }));
  const minors = [await aMinor(), await aMinor()];
  const players = [await aPlayer(), await aPlayer(), await aPlayer(), ...minors];
  const looked = new Set<string>();
  for (let day = 0; day <= days; day += 1) {
    const at = daysFrom(begin, day);
    setClock(() => at);
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
          looked.add(`${playerId} ${club.recruiter.id} ${at.toISOString().slice(0, 10)}`);
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

/** What the rules refuse is part of the weeks: a second request, an answer twice. */
async function tried(act: () => Promise<void>) {
  await act().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

type Share = { settled: number; answered: number };
const share = ({ settled, answered }: Share) => (settled < 3 ? null : Math.round((100 * answered) / settled));

const shareOf = async (whose: "playerId" | "recruiterId", id: string) => {
  const [row] = await db.$queryRaw<Share[]>`
    with ended as (
      select distinct on (data->>'requestId') data->>'requestId' as request, type from facts
      where type in ('contact.answered', 'contact.expired', 'contact.withdrawn') and data->>${whose} = ${id}
      order by data->>'requestId', id desc)
    select count(*) filter (where type <> 'contact.withdrawn')::int as settled,
      count(*) filter (where type = 'contact.answered' or (type = 'contact.expired' and exists (
        select from facts f where f.type = 'contact.passed_to_guardian' and f.data->>'requestId' = ended.request)))::int as answered
    from ended`;
  return share(row!);
};

const ask = async (whose: "playerId" | "recruiterId", id: string, what: "requests" | "players") => {
  const [row] = await db.$queryRaw<{ requests: number; players: number }[]>`
    select count(*)::int as requests, count(distinct data->>'playerId')::int as players
    from facts where type = 'contact.requested' and data->>${whose} = ${id}`;
  return row![what];
};

const pipelineOf = async (recruiterId: string) => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select distinct on (data->>'matchId') data->>'to' as stage from facts
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
    expect(sums.asked).toBe(numbers.received);
  }
  for (const { actor, recruiter } of clubs) {
    expect(await scoutingNumbers(actor)).toMatchObject({
      contacted: await ask("recruiterId", recruiter.id, "players"),
      responseRate: await shareOf("recruiterId", recruiter.id),
    });
    expect(await countPipeline(actor)).toBe(await pipelineOf(recruiter.id));
  }
  expect(await Promise.all(players.map(({ player }) => shareOf("playerId", player.id)))).toContainEqual(
    expect.any(Number),
  );
});

test("rank and daily figures equal an independent count; a second nightly run changes neither", async () => {
  const { players, looked, today } = weeks;
  setClock(() => today);
  const kept = async () => {
    await rollUpFigures(today);
    const rows = players.map(({ player }) => db.playerAnalytics.findMany({ where: { playerId: player.id } }));
    return (await Promise.all(rows)).map(([row]) => row ?? null);
  };
  const first = await kept();
  expect(await kept()).toEqual(first);
  const month = today.toISOString().slice(0, 7);
  for (const [at, { player }] of players.entries()) {
    const views = [...looked].filter((each) => each.startsWith(player.id) && each.split(" ")[2]?.startsWith(month));
    expect(first[at]).toMatchObject({
      profileViews: views.length,
      contactsReceived: await ask("playerId", player.id, "requests"),
      responseRate: await shareOf("playerId", player.id),
      sportRanking: await placeOf(player.id, today),
    });
  }
});

/** One more than how many of the sport more verified clubs took an interest in, within ninety days; null where fewer than twenty have a place. */
async function placeOf(playerId: string, today: Date) {
  const [row] = await db.$queryRaw<{ place: number | null }[]>`
    with wanted as (
      select i.player_id, count(distinct i.recruiter_id) as clubs
      from interests i join players p on p.id = i.player_id join recruiters r on r.id = i.recruiter_id
      where r.status = 'verified' and i.kind in ('opened', 'watched', 'saved', 'asked') and p.status = 'listed'
        and p.primary_sport = (select primary_sport from players where id = ${playerId}::uuid)
        and i.day between ${today}::date - 89 and ${today}::date
      group by i.player_id)
    select case when (select count(*) from wanted) < 20 then null else (
      select 1 + count(*)::int from wanted w
      where w.clubs > (select clubs from wanted where player_id = ${playerId}::uuid)) end as place`;
  return row!.place;
}
