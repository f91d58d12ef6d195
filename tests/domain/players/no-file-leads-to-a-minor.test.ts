import { afterAll, beforeAll, expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { favoriteLabels } from "@/lib/contacts/queries/favorites";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { composeAgain } from "@/lib/entry/compose-again";
import { runDueHandlers } from "@/lib/entry/handlers";
import { exportedBudget, exportedEvents, exportedFavorites } from "@/lib/entry/own-exports";
import { calendarFile } from "@/lib/events/queries/calendar";
import { checkedCv, openedCv } from "@/lib/measurements/queries/opened-cv";
import { printedCv } from "@/lib/measurements/queries/printed-cv";
import { listNotifications } from "@/lib/notifications/queries/bell";
import { boardOf } from "@/lib/pipeline/queries/board";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { pdfOf } from "@/lib/platform/print/pdf";
import { ownCopy } from "@/lib/trust/queries/own-copy";
import { aCv } from "../../support/factories/cvs";
import { anEvent } from "../../support/factories/events";
import { filesIn } from "../../support/files-in-zip";
import { filesOf, leadsTo, plantedMinors } from "../../support/planted-minors";
import { startServices } from "../../support/services";
import { metadataOfPdf, textOfPdf } from "../../support/text-of-pdf";

const MINORS = 20;
let minorsWithWords: Awaited<ReturnType<typeof plantedMinors>>;
let services: Awaited<ReturnType<typeof startServices>>;
let eventId: string;

/** The club has everything that needs no request: favorites, pipeline cards, budget lines, an event with registrations. */
beforeAll(async () => {
  services = await startServices();
  minorsWithWords = await plantedMinors(MINORS);
  const { club, minors } = minorsWithWords;
  const { id: recruiterId } = club.recruiter;
  ({
    event: { id: eventId },
  } = await anEvent({ by: club, sportSlug: "rugby" }));
  for (const { player } of minors) {
    const playerId = player.id;
    await savePlayer(club.actor, { playerId });
    await db.match.create({ data: { recruiterId, playerId, sportMatch: "rugby" } });
    await db.budgetLine.create({ data: { recruiterId, playerId, label: "Train", amountCents: 900, spentOn: now() } });
    await db.eventRegistration.create({ data: { eventId, playerId, status: "confirmed" } });
  }
});
afterAll(() => services.stop());

const expectNothing = (value: unknown) =>
  expect(leadsTo(minorsWithWords.minors, minorsWithWords.city, value)).toEqual([]);
const asClub = () => minorsWithWords.club.actor as Actor<"recruiter">;

test("a CV under the handle does not, on its page, on paper, in what its file says of itself or by its code", async () => {
  for (const [index, { player }] of minorsWithWords.minors.entries()) {
    const { token, code } = await aCv(player.id, { ofMinor: true });
    const locale = locales[index % locales.length] ?? "en";
    for (const reader of [asClub(), visitor()]) {
      const opened = await openedCv({ ...reader, locale }, token);
      if (opened?.state !== "open") throw new Error("not open");
      expectNothing(opened);
      expectNothing(printedCv(opened, locale));
      expectNothing(await checkedCv(reader, code));
      if (reader.kind !== "recruiter" || index >= 2 * locales.length) continue;
      const bytes = await pdfOf(printedCv(opened, locale), locale);
      expectNothing(await textOfPdf(bytes));
      expect(metadataOfPdf(bytes)).toContain(player.handle);
      expectNothing(metadataOfPdf(bytes));
    }
  }
});

test("nor does a file of the club: favorites, budget, events, its copy of all that is kept", async () => {
  const actor = asClub();
  const files = [
    ...(await filesOf(async () => exportedFavorites(actor, {}, await favoriteLabels(actor)))),
    ...(await filesOf(async () => exportedBudget(actor, undefined))),
    ...(await filesOf(async () => exportedEvents(actor, "club", {}))),
  ];
  for (const read of files) expectNothing(read);
  const pieces: Buffer[] = [];
  for await (const piece of await ownCopy(actor)) pieces.push(piece);
  const copy = filesIn(Buffer.concat(pieces));
  expect([...copy.keys()]).toEqual(["recruit.html", "recruit.json"]);
  for (const { player } of minorsWithWords.minors) expect(copy.get("recruit.json")).toContain(player.handle);
  expectNothing([...copy].flat().join("\n"));
});

test("nor its board, its calendar, its notifications or an e-mail to it", async () => {
  const { actor, user } = minorsWithWords.club;
  expectNothing(await boardOf(asClub(), {} as Parameters<typeof boardOf>[1], now()));
  for (const locale of locales)
    for (const file of [`${eventId}.ics`, "events.ics"]) expectNothing(await calendarFile(locale, file));
  for (const { player, guardianActor } of minorsWithWords.minors.slice(0, 5)) {
    const input = { playerId: player.id, message: "We would like to get to know you." };
    const { requestId } = await requestContact(actor, input);
    await answerForMinor(guardianActor, { requestId, answer: "no" });
  }
  await runDueHandlers();
  await deliverMail(composeAgain);
  expectNothing(await listNotifications(actor, { locale: "en", zone: null }, { unread: false }));
  const mails = await db.mail.findMany({ where: { to: user.email }, select: { subject: true, body: true } });
  expectNothing(mails);
  const columns = { title: true, message: true };
  expectNothing(await db.notification.findMany({ where: { userId: user.id }, select: columns }));
});

test("and no file of a minor opens to it by its id", async () => {
  const owners = minorsWithWords.minors.map(({ player }) => player.userId);
  const documents = await db.document.findMany({ where: { ownerId: { in: owners } }, select: { id: true } });
  expect(documents.length).toBeGreaterThanOrEqual(2 * MINORS);
  for (const { id } of documents)
    await expect(viewDocument(minorsWithWords.club.actor, { id })).rejects.toMatchObject({ code: "not_found" });
});
