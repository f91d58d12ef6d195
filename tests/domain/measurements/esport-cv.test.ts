import { afterAll, beforeAll, expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { runDueHandlers } from "@/lib/entry/handlers";
import { closeCv } from "@/lib/measurements/commands/close-cv";
import { makeCv } from "@/lib/measurements/commands/make-cv";
import { openCv } from "@/lib/measurements/commands/open-cv";
import { cvTokenOf } from "@/lib/measurements/queries/cv-link";
import { checkedCv, cvPortrait, openedCv } from "@/lib/measurements/queries/opened-cv";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { printedCv } from "@/lib/measurements/queries/printed-cv";
import { transaction } from "@/lib/platform/command/command";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { pdfOf } from "@/lib/platform/print/pdf";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { activityOf } from "@/lib/trust/queries/activity";
import { aCv, aCvForm } from "../../support/factories/cvs";
import { anEsportPlayer } from "../../support/factories/esport";
import { aPng } from "../../support/factories/files";
import { anAdmin, aPerson } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const teamHistory = [{ team: "Night Owls", teamLevel: "academy", from: 2022, to: 2024 }];
const figures = { win_pct: 58, lan_events: 4, scrim_slots: 3 };
const everyField = {
  figures,
  teamHistory,
  peakRank: "Immortal 3, season 8",
  noBan: true,
  availableFrom: new Date("2027-02-01"),
};

async function opened(token: string, locale: (typeof locales)[number] = "en") {
  const cv = await openedCv(visitor(locale), token);
  if (cv?.state !== "open") throw new Error("not open");
  return cv;
}

test("an e-sport player makes a CV, opens it by its link, and closes it; staff see it in the activity log", async () => {
  const { actor, player } = await anEsportPlayer();
  const userId = player.userId ?? "";
  const { cvId } = (await makeCv(actor, aCvForm())) as { cvId: string };
  await runDueHandlers();
  expect(await ownCvs(actor)).toMatchObject({ esport: true, mayMake: true, cvs: [{ id: cvId, state: "open" }] });
  const token = cvTokenOf(cvId);
  expect(await opened(token)).toMatchObject({ sheet: { called: player.handle } });
  await openCv(actor, { token, agent });
  await openCv(visitor(), { token, agent });
  expect((await ownCvs(actor))?.cvs[0]).toMatchObject({ opened: 1 });
  await closeCv(actor, { cvId });
  expect(await openedCv(visitor(), token)).toMatchObject({ state: "closed" });
  const activity = await activityOf(await anAdmin(), { userId });
  expect(activity?.entries.find(({ type }) => type === "cv.made")?.names).toEqual({ player: player.fullName });
});

test("the CV shows game, rank, statistics, results, languages and availability, each self-reported", async () => {
  const { player } = await anEsportPlayer(everyField);
  const { sheet } = await opened((await aCv(null, { esportPlayerId: player.id })).token);
  const rows = sheet.groups.flatMap(({ rows }) => rows);
  expect(sheet).toMatchObject({ game: "Dota 2 · Mid lane", drawing: { kind: "ladder", rankBand: 1 } });
  expect(sheet.groups.map(({ key }) => key)).toEqual(["play", "season", "path", "next"]);
  expect(new Set(rows.map(({ grade, ticks }) => `${grade} ${ticks}`))).toEqual(new Set(["self 1"]));
  expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toMatchObject({
    Rank: "Immortal",
    "Position in the ranking": "Top 0.8%",
    "Peak rank": "Immortal 3, season 8",
    "Win rate": "58%",
    Languages: "English, French",
    "Looking for": "a team",
    "Available from": "February 1, 2027",
    Practice: "20 hours a week",
  });
  expect(sheet.freeTexts).toEqual([{ label: "Results", text: "Third of the spring league" }]);
});

test("a rank has the day of its screenshot, which itself is not shown", async () => {
  const { actor, player } = await anEsportPlayer();
  await addPlayerPicture(actor, { picture: aPng(), rankOn: "2026-11-12" });
  const { token } = await aCv(null, { esportPlayerId: player.id });
  const cv = await opened(token);
  expect(cv.hasPortrait).toBe(false);
  expect(cv.sheet.groups[0]?.rows[0]).toMatchObject({
    value: "Immortal",
    graded: "Self-reported by the player, with a screenshot",
    day: "Nov 12, 2026",
  });
  await addPlayerPicture(actor, { picture: aPng() });
  expect((await opened(token)).hasPortrait).toBe(true);
  expect(await cvPortrait(visitor(), token)).toMatchObject({ mime: "image/jpeg" });
  await db.esportPlayer.update({ where: { id: player.id }, data: { mediaHidden: true } });
  expect((await opened(token)).hasPortrait).toBe(false);
});

test("a CV under the handle reveals no identity in any language, on the page, in print or by the code", async () => {
  const { player } = await anEsportPlayer({ ...everyField, results: "Third in spring, kim@secret.example" });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: player.userId ?? "" } });
  const { token, code } = await aCv(null, { esportPlayerId: player.id });
  for (const locale of locales) {
    const cv = await opened(token, locale);
    const all = JSON.stringify([cv, printedCv(cv, locale), await checkedCv(visitor(locale), code)]);
    for (const secret of [player.fullName, email, "kim#1234", "The Cellar", "Night Owls", "kim@secret"])
      expect(all).not.toContain(secret);
    expect(all).toContain(player.handle);
    expect(Buffer.from(await pdfOf(printedCv(cv, locale), locale)).toString("latin1", 0, 5)).toBe("%PDF-");
  }
});

test("a CV with the name shows the teams, but neither e-mail address nor game account", async () => {
  const { player } = await anEsportPlayer(everyField);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: player.userId ?? "" } });
  const { token } = await aCv(null, { esportPlayerId: player.id, naming: "name" });
  const cv = await opened(token);
  const all = JSON.stringify([cv, printedCv(cv, "en")]);
  for (const shown of [player.fullName, "The Cellar", "Night Owls", "2022–2024, "]) expect(all).toContain(shown);
  for (const secret of [email, "kim#1234", "1999-"]) expect(all).not.toContain(secret);
  expect(cv.sheet.page).toBeNull();
  const bare = await opened((await aCv(null, { esportPlayerId: player.id, naming: "name", parts: [] })).token);
  expect(bare.sheet.groups.map(({ key }) => key)).toEqual(["play"]);
  expect(JSON.stringify(bare)).not.toContain("The Cellar");
});

test("the CV of a profile that was taken down or closed shows nothing, and an erased one is gone", async () => {
  const { actor, player } = await anEsportPlayer();
  const userId = player.userId ?? "";
  const { token, cvId } = await aCv(null, { esportPlayerId: player.id });
  const change = (status: "shown" | "hidden" | "taken_down") =>
    db.esportPlayer.update({ where: { id: player.id }, data: { status } });
  await change("taken_down");
  expect(await openedCv(visitor(), token)).toMatchObject({ state: "closed" });
  expect((await ownCvs(actor))?.cvs[0]).toMatchObject({ state: "resting", link: null });
  await change("hidden");
  expect(await openedCv(visitor(), token)).toMatchObject({ state: "open" });
  await db.user.update({ where: { id: userId }, data: { disabledAt: new Date() } });
  expect(await openedCv(visitor(), token)).toMatchObject({ state: "closed" });
  await transaction(async (tx) => accountEvents.record(tx, actor, "account.erased", { userId }));
  await runDueHandlers();
  expect(await db.playerCv.count({ where: { id: cvId } })).toBe(0);
});

test("a member without an e-sport profile has no CV", async () => {
  expect(await ownCvs(await aPerson("esport_player"))).toBeNull();
  await expect(makeCv(await aPerson("esport_player"), aCvForm())).rejects.toHaveProperty("code", "not_found");
  await expect(makeCv(await aPerson(), aCvForm())).rejects.toHaveProperty("code", "players_only");
});
