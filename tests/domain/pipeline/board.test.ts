import { afterEach, expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { finishTask } from "@/lib/pipeline/commands/finish-task";
import { moveMatch } from "@/lib/pipeline/commands/move-match";
import { boardOf } from "@/lib/pipeline/queries/board";
import { today } from "@/lib/pipeline/queries/narrowed";
import { countPipeline, placeOnBoard } from "@/lib/pipeline/queries/pipeline";
import { shownInColumn } from "@/lib/pipeline/schema/stages";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMatch, aTask } from "../../support/factories/board";
import { aPlayer, aRecruiter, aSport } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

type Club = Awaited<ReturnType<typeof aRecruiter>>;
const everything = { sport: undefined, overdue: false, stage: undefined };
const read = ({ actor }: Club, filter: Partial<Parameters<typeof boardOf>[1]> = {}) =>
  boardOf(actor, { ...everything, ...filter }, today("Europe/Paris"));
const cardsOf = async (club: Club, filter = {}) => (await read(club, filter)).columns.flatMap(({ cards }) => cards);

afterEach(() => setClock(null));

test("columns show the number of cards and the median of days, longest first", async () => {
  const club = await aRecruiter();
  const ids: string[] = [];
  for (const days of [1, 20, 4]) ids.push((await aMatch(club, { stageSince: daysFrom(now(), -days) })).match.id);
  await aMatch(club, { status: "closed", closedReason: "level" });
  await aMatch(await aRecruiter());
  const { columns, active, overdue } = await read(club);
  expect(columns.map(({ stage, count }) => [stage, count])).toEqual([
    ["pending", 3],
    ["contacted", 0],
    ["trial", 0],
    ["offer", 0],
    ["contract", 0],
    ["closed", 1],
  ]);
  expect(columns[0]?.medianDays).toBe(4);
  expect(columns[0]?.cards.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(columns[0]?.cards.map(({ days, over }) => [days, over])).toEqual([
    [20, true],
    [4, false],
    [1, false],
  ]);
  expect({ active, overdue }).toEqual({ active: 3, overdue: 1 });
  expect(await countPipeline(club.actor, null)).toEqual({ active: 3, overdue: 1 });
  expect((await cardsOf(club, { overdue: true })).map(({ id }) => id)).toEqual([ids[1]]);
  expect((await read(club, { stage: "closed" })).columns.map(({ stage }) => stage)).toEqual(["closed"]);
});

test("days are calendar days; a card over its limit is late in the count and the list", async () => {
  const club = await aRecruiter();
  const evening = new Date("2026-11-09T22:00:00Z");
  const { match } = await aMatch(club, { stageSince: evening });
  const figures = async () => {
    const { columns, overdue } = await read(club, { stage: "pending" });
    return {
      days: columns[0]?.cards[0]?.days,
      median: columns[0]?.medianDays,
      over: columns[0]?.cards[0]?.over,
      overdue,
    };
  };
  setClock(() => new Date("2026-11-10T06:00:00Z"));
  expect(await figures()).toEqual({ days: 1, median: 1, over: false, overdue: 0 });
  setClock(() => new Date("2026-11-23T23:00:00Z"));
  expect(await figures()).toEqual({ days: 14, median: 14, over: false, overdue: 0 });
  setClock(() => new Date("2026-11-24T00:30:00Z"));
  expect(await figures()).toEqual({ days: 15, median: 15, over: true, overdue: 1 });
  expect((await cardsOf(club, { overdue: true })).map(({ id }) => id)).toEqual([match.id]);
});

test("an overdue task makes a card late, in the reader's time zone; a completed one shows who did it", async () => {
  const club = await aRecruiter();
  const [{ match: late }, { match: fine }] = [await aMatch(club), await aMatch(club)];
  await aTask(late.id, { dueOn: daysFrom(today("Europe/Paris"), -1) });
  const { id: taskId } = await aTask(fine.id, { dueOn: today("Europe/Paris") });
  expect((await cardsOf(club, { overdue: true })).map(({ id }) => id)).toEqual([late.id]);
  await finishTask(club.actor, { taskId });
  const cards = await cardsOf(club);
  const person = await db.profile.findUnique({ where: { id: club.user.id } });
  expect(cards.find(({ id }) => id === fine.id)).toMatchObject({ tasks: [], done: [{ by: person?.fullName ?? null }] });
  expect(cards.find(({ id }) => id === late.id)?.tasks).toMatchObject([{ late: true }]);
});

test("the name is shown while disclosed, the handle before acceptance and after closing", async () => {
  const club = await aRecruiter();
  const firstMatch = await aMatch(club);
  const called = async () => (await cardsOf(club))[0]?.player?.called;
  expect(await called()).toBe(firstMatch.player.handle);
  const { disclosure } = await anOpenName({ to: firstMatch, from: club });
  expect(await called()).toBe(firstMatch.player.fullName);
  expect((await cardsOf(club))[0]?.request).toMatchObject({ state: "accepted", waiting: false });
  await closeIdentity(firstMatch.actor, { disclosureId: disclosure.id });
  expect(await called()).toBe(firstMatch.player.handle);
  expect(JSON.stringify(await cardsOf(club))).not.toContain(firstMatch.player.fullName);
  expect((await cardsOf(club))[0]?.request).toMatchObject({ state: "revoked" });
});

test("a card shows which side wrote last in the conversation", async () => {
  const club = await aRecruiter();
  const firstMatch = await aMatch(club);
  await anOpenName({ to: firstMatch, from: club });
  const request = async () => (await cardsOf(club))[0]?.request;
  const threadId = (await request())?.threadId ?? "";
  expect(await request()).toMatchObject({ last: null });
  await sendMessage(club.actor, { threadId, content: "A trial on Thursday?" });
  expect(await request()).toMatchObject({ last: { ours: true } });
  await sendMessage(firstMatch.actor, { threadId, content: "I will be there." });
  expect(await request()).toMatchObject({ last: { ours: false } });
});

test("a player hidden in the meantime stays as a card without name, score or request", async () => {
  const club = await aRecruiter();
  const firstMatch = await aMatch(club, { compatibilityScore: 80 });
  await anOpenRequest({ to: firstMatch, from: club });
  expect((await cardsOf(club))[0]).toMatchObject({ score: 80, request: { waiting: true } });
  await db.player.update({ where: { id: firstMatch.player.id }, data: { status: "hidden" } });
  const [card] = await cardsOf(club);
  expect(card).toMatchObject({ id: firstMatch.match.id, player: null, score: null, request: null });
  expect(JSON.stringify(card)).not.toContain(firstMatch.player.handle);
});

test("without a plan no score is shown", async () => {
  const club = await aRecruiter({ plan: null });
  await aMatch(club, { compatibilityScore: 80 });
  expect((await cardsOf(club))[0]?.score).toBeNull();
});

test("the history names who moved a card; the pipeline can be filtered by sport", async () => {
  const club = await aRecruiter();
  const { match, player } = await aMatch(club);
  await aSport("judo");
  await aMatch(club, { sportMatch: "judo" });
  await moveMatch(club.actor, { matchId: match.id, to: "trial" });
  const person = await db.profile.findUnique({ where: { id: club.user.id } });
  const cards = await cardsOf(club, { sport: "football" });
  expect(cards).toMatchObject([
    { id: match.id, moves: [{ from: "pending", to: "trial", by: person?.fullName ?? null }] },
  ]);
  expect(await placeOnBoard(club.actor, player.id)).toEqual({ id: match.id, status: "trial" });
  expect(await placeOnBoard((await aPlayer()).actor, player.id)).toBeNull();
});

test("a column says that there are more cards, also when filtered", async () => {
  const club = await aRecruiter();
  const since = { stageSince: daysFrom(now(), -30) };
  for (let index = 0; index < shownInColumn; index++) await aMatch(club, since);
  await aMatch(club);
  const column = async (filter = {}) => {
    const firstColumn = (await read(club, filter)).columns[0];
    return [firstColumn?.cards.length, firstColumn?.more];
  };
  expect(await column()).toEqual([shownInColumn, true]);
  expect(await column({ overdue: true })).toEqual([shownInColumn, false]);
  await aMatch(club, since);
  expect(await column({ overdue: true })).toEqual([shownInColumn, true]);
  expect(await column({ overdue: true, stage: "pending" })).toEqual([shownInColumn + 1, false]);
});
