import { expect, test } from "vitest";
import { accountEvents } from "@/lib/accounts/events";
import { runDueHandlers } from "@/lib/entry/handlers";
import { openCv } from "@/lib/measurements/commands/open-cv";
import { checkedCv, openedCv } from "@/lib/measurements/queries/opened-cv";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { checkLink, printedCv } from "@/lib/measurements/queries/printed-cv";
import { confirmedRows, readCode } from "@/lib/measurements/schema/cv";
import { setClock } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { locales } from "@/lib/platform/i18n/routing";
import { pdfOf } from "@/lib/platform/print/pdf";
import { qrOf } from "@/lib/platform/print/qr";
import { comesOfAge } from "@/lib/players/schema/ages";
import { aFact } from "../../support/factories/confirmations";
import { aCv } from "../../support/factories/cvs";
import { aMinor, aPlayer, aSport } from "../../support/factories/people";

const secret = { currentClub: "Rovers of the Secret Lane", email: "deep@secret.example", phone: "+33 6 98 76 54 32" };
const claims = [
  { attribute: "sprint_30m", number: 4.05, grade: "coach" },
  { attribute: "contract_end", day: new Date("2029-06-30") },
  { attribute: "pay_wish", choices: ["to_3000"] },
  { attribute: "representation", choices: ["licensed_agent"] },
] as const;

async function withClaims<Side extends { player: { id: string } }>(side: Side) {
  for (const claim of claims)
    await db.playerClaim.create({
      data: {
        ...claim,
        choices: "choices" in claim ? [...claim.choices] : [],
        playerId: side.player.id,
        measuredOn: new Date("2026-10-10"),
        source: "Coach of Rovers",
      },
    });
  await aFact(side.player.id, { label: "Regional cup", text: "Winner", grade: "event" });
  return side;
}

const measured = (playerId: string, figures: Record<string, number>) =>
  db.playerClaim.createMany({
    data: Object.entries(figures).map(([attribute, number]) => ({
      playerId,
      attribute,
      number,
      measuredOn: new Date(),
    })),
  });

const readBy = async (token: string, locale: Locale = "en") => openedCv(visitor(locale), token);

/** Everything that people see who open, print or check it. */
async function everything(cv: { token: string; code: string }, languages: readonly Locale[] = locales) {
  const views = [];
  for (const locale of languages) {
    const opened = await readBy(cv.token, locale);
    if (opened?.state !== "open") throw new Error("not open");
    views.push(opened, printedCv(opened, locale), await checkedCv(visitor(locale), cv.code));
  }
  return JSON.stringify(views);
}

test("a CV under the handle reveals no identity in any language, on the page, in print or by the code", async () => {
  const { player } = await withClaims(await aPlayer({ ...secret, fullName: "Quentin Hidden" }));
  const all = await everything(await aCv(player.id));
  for (const deep of [
    "Quentin",
    "Hidden",
    "secret",
    "98 76",
    "Secret Lane",
    "Coach of Rovers",
    "2029",
    "pay_wish",
    "3,000",
    "licen",
  ])
    expect(all).not.toContain(deep);
  for (const text of [player.handle, "4.05", "Regional cup"]) expect(all).toContain(text);
});

test("an adult's CV with the name shows the club too, and neither the handle nor the address of the page with it", async () => {
  const { player } = await withClaims(await aPlayer({ ...secret, fullName: "Quentin Hidden" }));
  const all = await everything(await aCv(player.id, { naming: "name" }));
  for (const text of ["Quentin Hidden", "Secret Lane"]) expect(all).toContain(text);
  for (const deep of [player.handle, `/players/${player.id}`, "deep@", "98 76"]) expect(all).not.toContain(deep);
});

test("a child's CV shows no contact, club, weight or contract, even with the name, and ends on the 18th birthday", async () => {
  const { player, actor } = await withClaims(await aMinor({ ...secret, fullName: "Young Hidden" }));
  await measured(player.id, { weight_kg: 61 });
  const cv = await aCv(player.id, { naming: "name", ofMinor: true });
  const deep = ["deep@", "98 76", "Secret Lane", "Coach of Rovers", "2029", "to_3000", "licen", player.handle];
  const all = await everything(cv);
  expect(all).toContain("Young Hidden");
  for (const word of deep) expect(all).not.toContain(word);
  expect(all).not.toMatch(/61 (kg|كغ)/);
  const birthday = comesOfAge(player.birthDate);
  await db.playerCv.update({ where: { id: cv.cvId }, data: { endsAt: new Date("2040-01-01") } });
  expect(await readBy(cv.token)).toMatchObject({ state: "open", endsAt: birthday });
  setClock(() => birthday);
  const grown = [await readBy(cv.token), await checkedCv(visitor(), cv.code)];
  const ownCv = (await ownCvs(actor))?.cvs[0];
  const opened = await openCv(visitor(), { token: cv.token, agent: "Mozilla/5.0 Firefox/140.0" });
  setClock(null);
  for (const read of grown) expect(read).toMatchObject({ state: "ended", madeAt: expect.any(Date) });
  expect(JSON.stringify(grown)).not.toContain("Young");
  expect(ownCv).toMatchObject({ state: "ended", endsAt: birthday, link: null, code: null });
  expect(opened).toEqual({ counted: false });
});

test("a CV shows feet and pounds where the sport uses them; elsewhere only in English", async () => {
  await aSport("basketball");
  const guard = await aPlayer({ primarySport: "basketball", position: "point-guard" });
  await measured(guard.player.id, { height_cm: 188, weight_kg: 86 });
  const american = await everything(await aCv(guard.player.id, { parts: ["measures"] }));
  for (const figure of ["6′2″", "190 lb"]) expect(american).toContain(figure);
  const { player } = await aPlayer();
  await measured(player.id, { height_cm: 188, weight_kg: 86 });
  const cv = await aCv(player.id, { parts: ["measures"] });
  expect(await everything(cv, ["fr", "es", "ar"])).not.toContain("190 lb");
  expect(await everything(cv, ["en"])).toContain("190 lb");
});

test("sections that were not chosen are left out", async () => {
  const { player } = await withClaims(await aPlayer());
  const bare = await everything(await aCv(player.id, { parts: [] }));
  for (const part of ["4.05", "Regional cup", "Six seasons"]) expect(bare).not.toContain(part);
});

test("a withdrawn value disappears from the check of every printed CV at once", async () => {
  const { player } = await withClaims(await aPlayer());
  const cv = await aCv(player.id);
  await db.playerClaim.deleteMany({ where: { playerId: player.id, attribute: "sprint_30m" } });
  expect(JSON.stringify(await checkedCv(visitor(), cv.code))).not.toMatch(/4\.05(?!\d)/);
});

test("a code is accepted in any spelling; an unknown one finds nothing", async () => {
  const { player } = await aPlayer();
  const { code, cvId } = await aCv(player.id);
  const typed = ` ${code
    .toLowerCase()
    .replace(/(.{4})/g, "$1-")
    .replaceAll("0", "o")
    .replaceAll("1", "l")} `;
  expect(await checkedCv(visitor(), typed)).toMatchObject({ state: "open", cvId });
  for (const wrong of ["", "1234", `${code}A`, "U".repeat(12)]) expect(readCode(wrong)).toBeNull();
  expect(await checkedCv(visitor(), "0".repeat(12))).toBeNull();
});

test("attempts to guess codes are limited", async () => {
  const guesser = { ...createActor({ kind: "visitor" }), address: "203.0.113.77" };
  const tries = Array.from({ length: 31 }, (_, index) => checkedCv(guesser, String(index).padStart(12, "0")));
  const codes = (await Promise.allSettled(tries)).flatMap((result) =>
    result.status === "rejected" ? [result.reason.code] : [],
  );
  expect(codes).toEqual(["too_many_tries"]);
});

test("nothing is shown of suspended or removed players, or of a child without both consents", async () => {
  const { player, user } = await aPlayer();
  const cv = await aCv(player.id);
  await db.player.update({ where: { id: player.id }, data: { status: "taken_down" } });
  expect(await readBy(cv.token)).toMatchObject({ state: "closed" });
  await db.player.update({ where: { id: player.id }, data: { status: "listed" } });
  await db.user.update({ where: { id: user.id }, data: { disabledAt: new Date() } });
  expect(await readBy(cv.token)).toMatchObject({ state: "closed" });
  const child = await aMinor();
  const ofChild = await aCv(child.player.id, { ofMinor: true });
  await db.player.update({ where: { id: child.player.id }, data: { status: "awaiting_player" } });
  expect(await readBy(ofChild.token)).toEqual({ state: "closed", madeAt: expect.any(Date) });
  await db.player.update({ where: { id: child.player.id }, data: { status: "listed" } });
  expect(await readBy(ofChild.token)).toMatchObject({ state: "open" });
  await db.guardian.update({ where: { playerId: child.player.id }, data: { status: "declined" } });
  expect(await readBy(ofChild.token)).toMatchObject({ state: "closed" });
});

/** A season's competition, division and title, which the player typed. */
async function withCareer(playerId: string) {
  const sport = "football" as const;
  const typed = [
    { attribute: "goals", number: 9, parts: [{ year: 2025, competition: "Coastal League" }] },
    { attribute: "division", parts: [{ country: "FR", competition: "Northern Division", tier: 5 }] },
    { attribute: "highest_level", parts: [{ country: "FR", tier: 4, season: 2024 }] },
    { attribute: "national_team", parts: [{ country: "FR", ageGroup: "u19", caps: 37 }] },
    { attribute: "titles", parts: [{ title: "Winter Shield", year: 2023 }] },
  ];
  for (const claim of typed)
    await db.playerClaim.create({ data: { ...claim, playerId, sport, measuredOn: new Date() } });
}
const careerTexts = ["2025–2026", "Coastal League", "Northern Division", "Caps 37", "Winter Shield"];

test("an adult's CV shows the season with its competition, the division, national team and titles", async () => {
  const { player } = await aPlayer();
  await withCareer(player.id);
  const all = await everything(await aCv(player.id), ["en"]);
  for (const text of careerTexts) expect(all).toContain(text);
  const without = await everything(await aCv(player.id, { parts: ["measures", "languages"] }), ["en"]);
  for (const text of careerTexts) expect(without).not.toContain(text);
});

test("a child's CV shows no competition, division, national team or title, even with the name", async () => {
  const { player } = await aMinor();
  await withCareer(player.id);
  const all = await everything(await aCv(player.id, { naming: "name", ofMinor: true }), ["en"]);
  expect(all).toContain("2025–2026");
  for (const text of careerTexts.slice(1)) expect(all).not.toContain(text);
  expect(all).not.toContain("Highest level");
});

test("its QR code opens the check of its own code, on the page and in print", async () => {
  const { player } = await aPlayer();
  const { token, code, cvId } = await aCv(player.id);
  const cv = await readBy(token, "fr");
  if (cv?.state !== "open") throw new Error("not open");
  const link = new URL(checkLink(cvId, "fr"));
  expect(link.pathname).toBe("/fr/cv/check");
  expect(await checkedCv(visitor(), link.searchParams.get("code") ?? "")).toMatchObject({ cvId });
  expect(readCode(link.searchParams.get("code"))).toBe(code);
  const printed = printedCv(cv, "fr").blocks.find(({ kind }) => kind === "code");
  expect(printed).toMatchObject({ qr: qrOf(link.href) });
});

test("the check counts as confirmed only what somebody else confirmed", async () => {
  const { player } = await aPlayer();
  const cv = await aCv(player.id);
  await measured(player.id, { sprint_30m: 4.2, height_cm: 181 });
  const confirmed = async () => {
    const checked = await checkedCv(visitor(), cv.code);
    if (checked?.state !== "open") throw new Error("not open");
    return confirmedRows(checked.sheet);
  };
  expect(await confirmed()).toBe(0);
  await db.playerClaim.updateMany({ where: { playerId: player.id, attribute: "height_cm" }, data: { grade: "coach" } });
  expect(await confirmed()).toBe(1);
});

test("it is a PDF in four languages", async () => {
  const { player } = await withClaims(await aPlayer());
  const { token } = await aCv(player.id);
  for (const locale of locales) {
    const cv = await readBy(token, locale);
    if (cv?.state !== "open") throw new Error("not open");
    const pdf = await pdfOf(printedCv(cv, locale), locale);
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.toString("latin1")).toContain(`/Lang (${locale})`);
  }
});

test("erasing a player deletes the CVs", async () => {
  const { actor, player, user } = await aPlayer();
  const { cvId } = await aCv(player.id);
  await transaction((tx) => accountEvents.record(tx, actor, "account.erased", { userId: user.id }));
  await runDueHandlers();
  expect(await db.playerCv.count({ where: { id: cvId } })).toBe(0);
});
