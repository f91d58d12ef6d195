import { expect, test } from "vitest";
import { leastRanked } from "@/lib/contacts/schema/requests";
import { rollUpFigures } from "@/lib/contacts/steps/roll-up-figures";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const yesterday = daysFrom(now(), -1);
const createdAt = daysFrom(now(), -10);
type Interest = { recruiterId: string; playerId: string; daysAgo?: number; kind?: "opened" | "answered" };

const noted = ({ daysAgo = 1, kind = "opened", ...who }: Interest) =>
  db.interest.create({ data: { ...who, kind, day: daysFrom(now(), -daysAgo) } });
const rowsOf = (playerId: string) =>
  db.playerAnalytics.findMany({ where: { playerId }, orderBy: { date: "desc" }, omit: { playerId: true, date: true } });
const placeOf = async (playerId: string) => (await rowsOf(playerId))[0]?.sportRanking ?? null;

async function sportOf(primarySport: string, ranked: number) {
  const club = (await aRecruiter()).recruiter.id;
  const players = await Promise.all(Array.from({ length: ranked }, () => aPlayer({ primarySport, createdAt })));
  const ids = players.map(({ player }) => player.id);
  for (const playerId of ids) await noted({ recruiterId: club, playerId });
  return { club, ids };
}

test("running the nightly job twice keeps one row per player, none without changes", async () => {
  const { recruiter } = await aRecruiter();
  const [{ player: viewedPlayer }, { player: unseen }] = [await aPlayer({ createdAt }), await aPlayer({ createdAt })];
  await noted({ recruiterId: recruiter.id, playerId: viewedPlayer.id });
  await Promise.all([rollUpFigures(yesterday), rollUpFigures(yesterday)]);
  const storedRows = await rowsOf(viewedPlayer.id);
  expect(storedRows).toHaveLength(1);
  await rollUpFigures(now());
  expect(await rowsOf(unseen.id)).toEqual([]);
  await noted({ recruiterId: recruiter.id, playerId: viewedPlayer.id, daysAgo: 0 });
  await rollUpFigures(now());
  expect((await rowsOf(viewedPlayer.id)).length).toBeGreaterThan(1);
});

test("the rank in the sport is by interest of verified clubs in ninety days; ties share it", async () => {
  const { ids } = await sportOf("rugby", leastRanked);
  const [first = "", second = "", third = ""] = ids;
  const [verified, pending] = [await aRecruiter(), await aRecruiter({ status: "pending" })];
  await noted({ recruiterId: verified.recruiter.id, playerId: first });
  await noted({ recruiterId: verified.recruiter.id, playerId: first, daysAgo: 2 });
  await noted({ recruiterId: pending.recruiter.id, playerId: second });
  await noted({ recruiterId: verified.recruiter.id, playerId: second, daysAgo: 95 });
  await noted({ recruiterId: verified.recruiter.id, playerId: third, kind: "answered" });
  await rollUpFigures(yesterday);
  expect(await Promise.all([first, second, third].map(placeOf))).toEqual([1, 2, 2]);
});

test("a sport with too few ranked players has no ranks, and unlisted players have none", async () => {
  const few = await sportOf("cricket", leastRanked - 1);
  const enough = await sportOf("judo", leastRanked + 1);
  const [hidden = "", shownId = ""] = enough.ids;
  await db.player.update({ where: { id: hidden }, data: { status: "hidden" } });
  await rollUpFigures(yesterday);
  expect(await placeOf(few.ids[0]!)).toBeNull();
  expect(await placeOf(hidden)).toBeNull();
  expect(await placeOf(shownId)).toBe(1);
});

test("a recruiter's answer rate is stored from three requests on", async () => {
  const { recruiter } = await aRecruiter();
  const ask = async (status: "accepted" | "expired") =>
    db.contactRequest.create({
      data: {
        recruiterId: recruiter.id,
        playerId: (await aPlayer()).player.id,
        message: "We look for a winger.",
        status,
        createdAt: daysFrom(now(), -20),
        expiresAt: daysFrom(now(), -6),
        answeredAt: daysFrom(now(), -6),
      },
    });
  const rates = async () => {
    await rollUpFigures(yesterday);
    const rows = await db.recruiterAnalytics.findMany({ where: { recruiterId: recruiter.id } });
    return rows.map(({ conversionRate }) => conversionRate);
  };
  await ask("accepted");
  await ask("expired");
  expect(await rates()).toEqual([]);
  await ask("accepted");
  expect(await rates()).toEqual([67]);
});
