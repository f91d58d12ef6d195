import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { favoriteLabels } from "@/lib/contacts/queries/favorites";
import { exported } from "@/lib/entry/exports";
import * as ownExports from "@/lib/entry/own-exports";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Cell, dayOf, localTimeOf } from "@/lib/platform/files/cells";
import { csvOf } from "@/lib/platform/files/csv";
import type { Exported } from "@/lib/platform/files/exported";
import { locales } from "@/lib/platform/i18n/routing";
import { type ExportedList, exportedLists } from "@/lib/trust/schema/reports";
import { readCell } from "@/prisma/import/cells";
import { linesOf } from "@/prisma/import/csv";
import { anArticle } from "../../support/factories/articles";
import { aModerationCase } from "../../support/factories/cases";
import { aContract } from "../../support/factories/contracts";
import { anEvent } from "../../support/factories/events";
import { anApplication, anOffer } from "../../support/factories/offers";
import { anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";
import { aTicket } from "../../support/factories/tickets";

const oddTexts = [
  "=1+1",
  "'=1+1",
  "''-2",
  "+33 6 39 98 00 11",
  "@club",
  "-12",
  "'quoted'",
  'He said "no", twice; then left',
  "two\nlines\r\nand a third",
  "a\ttab",
  "NULL",
  "محمد أحمد",
  "Żółć 🏆",
];

let club: Awaited<ReturnType<typeof aRecruiter>>;
let admin: Actor;
let eventId: string;
let jobId: string;

/** Each list holds a row for each text. */
beforeAll(async () => {
  [club, admin] = [await aRecruiter({ organizationName: "'=Club" }), await anAdmin()];
  const { id: recruiterId } = club.recruiter;
  ({
    event: { id: eventId },
  } = await anEvent({ by: club, timeZone: "America/Los_Angeles" }));
  jobId = (await anOffer({ kind: "vacancy", userId: club.user.id })).id;
  for (const text of oddTexts) {
    const { player, user } = await aPlayer({ fullName: text });
    const playerId = player.id;
    await db.match.create({ data: { recruiterId, playerId, sportMatch: "football", status: "contract" } });
    await aContract({ recruiterId, playerId });
    await db.favorite.create({ data: { recruiterId, playerId, note: text, tags: [text] } });
    await db.budgetLine.create({
      data: { recruiterId, playerId, label: text, note: text, amountCents: -1250, spentOn: now() },
    });
    await db.eventRegistration.create({ data: { eventId, playerId, status: "confirmed", checkedInAt: now() } });
    await anApplication({ jobId, userId: user.id, name: text, words: text });
    const offer = await anOffer({ title: text, userId: user.id, locationCity: text });
    await db.wishlistItem.create({ data: { recruiterId, jobId: offer.id } });
    await anEvent({ title: text, by: club });
    await anArticle({ title: text });
    await aTicket({ name: text, message: text });
    await aModerationCase({ title: text });
  }
});

const asClub = (locale: (typeof locales)[number]) => ({ ...club.actor, locale }) as Actor<"recruiter">;
type Locale = (typeof locales)[number];

const ofClub: Record<keyof typeof ownExports, (locale: Locale) => Promise<Exported> | Exported> = {
  exportedApplicants: (locale) => ownExports.exportedApplicants(asClub(locale), jobId, {}),
  exportedFavorites: async (locale) =>
    ownExports.exportedFavorites(asClub(locale), {}, await favoriteLabels(asClub(locale))),
  exportedBudget: (locale) => ownExports.exportedBudget(asClub(locale), undefined),
  exportedEvents: (locale) => ownExports.exportedEvents(asClub(locale), "club", {}),
  exportedRegistrations: (locale) => ownExports.exportedRegistrations(asClub(locale), { side: "club", eventId }, {}),
};

const lists: [string, (locale: Locale) => Promise<Exported> | Exported][] = [
  ...(Object.keys(exportedLists) as ExportedList[]).map(
    (list) => [list, (locale: Locale) => exported(list, { ...admin, locale }, {})] as const,
  ),
  ...Object.entries(ofClub),
].map(([name, read]) => [name, read]);

async function* each(rows: (readonly Cell[])[]) {
  yield* rows;
}

function textOf(cell: Cell): string | undefined {
  if (cell === null || cell === "") return undefined;
  if (cell instanceof Date) return dayOf(cell);
  return typeof cell === "object" ? localTimeOf(cell) : String(cell);
}

const folder = mkdtempSync(join(tmpdir(), "recruit-own-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function readBack(rows: (readonly Cell[])[]) {
  const path = join(folder, "list.csv");
  writeFileSync(path, (await Array.fromAsync(csvOf(each(rows)))).join(""));
  const lines = await Array.fromAsync(linesOf(path));
  expect(lines.filter(({ problem }) => problem)).toEqual([]);
  return lines.map(({ cells }) => cells.map((cell) => readCell(cell, false)));
}

test.each(lists)("the import reads the export %s without a changed value, in each language", async (_list, read) => {
  for (const locale of locales) {
    const rows = await Array.fromAsync((await read(locale)).rows);
    expect(rows.length).toBeGreaterThanOrEqual(oddTexts.length + 2);
    expect(await readBack(rows)).toEqual(rows.map((row) => row.map(textOf)));
  }
});
