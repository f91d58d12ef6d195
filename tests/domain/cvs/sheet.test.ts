import { expect, test } from "vitest";
import { openCv } from "@/lib/cvs/commands/open-cv";
import { checkedCv, openedCv } from "@/lib/cvs/queries/opened-cv";
import { ownCvs } from "@/lib/cvs/queries/own-cvs";
import { printedCv } from "@/lib/cvs/queries/printed";
import { readCode } from "@/lib/cvs/schema/cv";
import { runDueHandlers } from "@/lib/handlers";
import { setClock } from "@/lib/platform/clock";
import { transaction } from "@/lib/platform/command/command";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { locales } from "@/lib/platform/i18n/routing";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { pdfOf } from "@/lib/platform/print/pdf";
import { comesOfAge } from "@/lib/players/schema/ages";
import { aFact } from "../../support/mint/confirmations";
import { aCv } from "../../support/mint/cvs";
import { aMinor, aPlayer, aSport } from "../../support/mint/factories";

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
  await aFact(side.player.id, { label: "Regional cup", value: "Winner", grade: "event" });
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

/** All that reaches somebody who opens, prints or checks it. */
async function everything(cv: { token: string; code: string }, languages: readonly Locale[] = locales) {
  const seen = [];
  for (const locale of languages) {
    const opened = await readBy(cv.token, locale);
    if (opened?.state !== "open") throw new Error("not open");
    seen.push(opened, printedCv(opened, locale), await checkedCv(visitor(locale), cv.code));
  }
  return JSON.stringify(seen);
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
  for (const shown of [player.handle, "4.05", "Regional cup"]) expect(all).toContain(shown);
});

test("with the name an adult's says the name and the club, and neither handle nor address of the page that bears it", async () => {
  const { player } = await withClaims(await aPlayer({ ...secret, fullName: "Quentin Hidden" }));
  const all = await everything(await aCv(player.id, { naming: "name" }));
  for (const shown of ["Quentin Hidden", "Secret Lane"]) expect(all).toContain(shown);
  for (const deep of [player.handle, `/players/${player.id}`, "deep@", "98 76"]) expect(all).not.toContain(deep);
});

test("a child's bears no contact, club, weight or contract, even with the name, and ends on the 18th birthday", async () => {
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
  const told = (await ownCvs(actor))?.cvs[0];
  const opened = await openCv(visitor(), { token: cv.token, agent: "Mozilla/5.0 Firefox/140.0" });
  setClock(null);
  for (const read of grown) expect(read).toMatchObject({ state: "ended", madeAt: expect.any(Date) });
  expect(JSON.stringify(grown)).not.toContain("Young");
  expect(told).toMatchObject({ state: "ended", endsAt: birthday, link: null, code: null });
  expect(opened).toEqual({ counted: false });
});

test("where the sport is also told in feet and pounds, so does the CV; elsewhere only in English", async () => {
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
  const tries = Array.from({ length: 31 }, (_, at) => checkedCv(guesser, String(at).padStart(12, "0")));
  const codes = (await Promise.allSettled(tries)).flatMap((one) =>
    one.status === "rejected" ? [one.reason.code] : [],
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
  await transaction((tx) => recordEvent(tx, actor, "account.erased", { userId: user.id }));
  await runDueHandlers();
  expect(await db.playerCv.count({ where: { id: cvId } })).toBe(0);
});
