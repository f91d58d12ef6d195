import { expect, test } from "vitest";
import { exported } from "@/lib/entry/exports";
import type { Scope } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { csvOf } from "@/lib/platform/files/csv";
import { exportList } from "@/lib/trust/commands/export-list";
import { recentActivity } from "@/lib/trust/queries/activity";
import { type ExportedList, exportedListOf, exportedLists } from "@/lib/trust/schema/reports";
import { aModerationCase } from "../../support/factories/cases";
import { anEvent } from "../../support/factories/events";
import { anOffer } from "../../support/factories/offers";
import { anAdmin, aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const linesOf = async (...args: Parameters<typeof exported>) => {
  let text = "";
  for await (const part of csvOf(exported(...args).rows)) text += part;
  return text.replace("\ufeff", "").trimEnd().split("\r\n");
};

test("an export is recorded before it is sent, and allowed for the responsible staff only", async () => {
  const admin = await anAdmin();
  await exportList(admin, { list: "people", format: "csv" });
  const event = await db.domainEvent.findFirstOrThrow({ where: { actorId: admin.userId, type: "list.exported" } });
  expect(event.data).toEqual({ list: "people", format: "csv" });
  const activity = (await recentActivity(admin))!.entries.find(({ id }) => id === event.id.toString());
  expect(activity?.names.list).toBe("people");
  const reporter = await aStaffMember("reports");
  await exportList(reporter, { list: "matches", format: "xlsx" });
  await expect(exportList(reporter, { list: "people", format: "csv" })).rejects.toThrow("staff_only");
  await expect(exportList(admin, { list: "secrets", format: "csv" })).rejects.toThrow("invalid");
  await exportList(reporter, { list: "weekly", format: "pdf" });
  await expect(exportList(reporter, { list: "people", format: "pdf" })).rejects.toThrow("invalid");
  const colleague = await aStaffMember("accounts");
  await expect(exportList(colleague, { list: "weekly", format: "pdf" })).rejects.toThrow("staff_only");
  await expect(exportList((await aPlayer()).actor, { list: "people", format: "csv" })).rejects.toThrow("staff_only");
});

test("an export has the rows of the list at the same address, from the first page, with their number", async () => {
  const word = randomWord();
  const admin = { ...(await anAdmin()), locale: "fr" as const };
  const { player } = await aPlayer({ fullName: `=Éva ${word}`, nationality: "BR" });
  await aPlayer({ fullName: `Hidden ${word}`, status: "hidden" });
  await aRecruiter({ organizationName: `Club ${word}` });
  expect(await linesOf("people", admin, { q: word, type: "player", state: "active", hide: ["date"] })).toEqual([
    "id,Nom,Type,Pays,Statut",
    `${player.id},'=Éva ${word},Athlète,Brésil,Actif`,
    "1 ligne",
  ]);
  const all = await linesOf("people", admin, { q: word, order: "oldest" });
  expect(all.at(-1)).toBe("3 lignes");
  expect(await linesOf("people", await aStaffMember("news"), { q: word })).toHaveLength(2);
});

test("an export continues across pages", async () => {
  const [{ recruiter }, sport] = [await aRecruiter(), (await aPlayer()).player.primarySport];
  const players = await Promise.all([1, 2, 3].map(() => aPlayer()));
  await db.match.createMany({
    data: players.map(({ player }) => ({
      recruiterId: recruiter.id,
      playerId: player.id,
      sportMatch: sport,
      compatibilityScore: 81,
    })),
  });
  // Other tests of this worker leave matches too, which may end meanwhile.
  const lines = await linesOf("matches", { ...(await anAdmin()), locale: "en" }, {}, 2);
  for (const { player } of players) expect(lines.filter((line) => line.includes(player.fullName))).toHaveLength(1);
});

test("every list can be exported with headings and a last row, by the responsible staff", async () => {
  const admin = await anAdmin();
  const unscopedStaff = await aStaffMember();
  for (const [list, scope] of Object.entries(exportedLists) as [ExportedList, Scope][]) {
    expect((await linesOf(list, admin, {})).at(-1)).toMatch(/^"?[\d,]+ rows?"?$/);
    expect(await linesOf(list, unscopedStaff, {})).toHaveLength(2);
    await exportList(await aStaffMember(scope), { list, format: "xlsx" });
  }
});

test("an earlier address of the wishlist's export names the same list", () => {
  expect(exportedListOf("wishes")).toBe("wishlist");
  expect(Object.keys(exportedLists).map(exportedListOf)).toEqual(Object.keys(exportedLists));
});

test("exports of events, offers and cases have all rows, over several pages, and no formulas", async () => {
  const word = randomWord();
  const title = `=${word}`;
  const admin = { ...(await anAdmin()), locale: "en" as const };
  const [by, { userId }] = [await aRecruiter(), await aPerson()];
  for (let row = 0; row < 55; row += 1) {
    await anEvent({ title, by });
    await anOffer({ title, userId: userId ?? "" });
    await aModerationCase({ title });
  }
  for (const [list, table] of [
    ["events", "sport_events"],
    ["jobs", "sport_jobs"],
    ["cases", "moderation_cases"],
  ] as const) {
    const [{ count }] = await db.$queryRawUnsafe<[{ count: number }]>(
      `select count(*)::int as count from ${table} where title = $1`,
      title,
    );
    const lines = await linesOf(list, admin, { q: word });
    expect([list, lines.length, lines.at(-1)]).toEqual([list, count + 2, `${count} rows`]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toContain(`,'=${word},`);
  }
});
