import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkedCv, openedCv } from "@/lib/cvs/queries/opened-cv";
import { printedCv } from "@/lib/cvs/queries/printed";
import { dayOf, registrationsFor } from "@/lib/events/queries/registrations";
import { applyForJob } from "@/lib/jobs/commands/apply-for-job";
import { postJob } from "@/lib/jobs/commands/post-job";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { needWithMatches } from "@/lib/matching/queries/needs";
import { seesPicture, seesVideo } from "@/lib/moderation/queries/media";
import { exportedApplicants, exportedFavorites, exportedRegistrations } from "@/lib/own-exports";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Exported } from "@/lib/platform/files/exported";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { pdfOf } from "@/lib/platform/print/pdf";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { savePlayer } from "@/lib/scouting/commands/save-player";
import { viewVideo } from "@/lib/scouting/commands/view-video";
import { comparedPlayers } from "@/lib/scouting/queries/compared";
import { favoriteLabels, favoritesOf } from "@/lib/scouting/queries/favorites";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { sentRequests } from "@/lib/scouting/queries/requests";
import { pictureBytes } from "@/lib/scouting/queries/shown-picture";
import { captionsOf } from "@/lib/scouting/queries/shown-video";
import { letterPlayers } from "@/lib/search/queries/letter-players";
import { findPlayers } from "@/lib/search/queries/search";
import { filesIn } from "../../support/files-in-zip";
import { aCv } from "../../support/mint/cvs";
import { anEvent } from "../../support/mint/events";
import { aRecruiter } from "../../support/mint/factories";
import { aPdf } from "../../support/mint/files";
import { aNeed, holdNeeds } from "../../support/mint/needs";
import { aJobForm, anApplicationForm, anOffer } from "../../support/mint/offers";
import { aPlantedMinor, type PlantedMinor } from "../../support/mint/planted";
import { randomWord } from "../../support/mint/random-word";
import { startServices } from "../../support/services";
import { textOfPdf } from "../../support/text-of-pdf";

const MINORS = 20;
const minors: PlantedMinor[] = [];
const city = `City${randomWord()}`;
let services: Awaited<ReturnType<typeof startServices>>;
let club: Awaited<ReturnType<typeof aRecruiter>>;

// All of one city, so that its name would be on an adult's card.
beforeAll(async () => {
  services = await startServices();
  club = await aRecruiter({ plan: "premium" });
  for (let one = 0; one < MINORS; one++) {
    const columns = { age: 8 + (one % 10), publishName: one % 2 === 0, city };
    minors.push(await aPlantedMinor(columns));
  }
});

afterAll(() => services.stop());

const ids = () => minors.map(({ player }) => player.id);
const everyWord = () => [
  city,
  ...minors.flatMap(({ words, player, guardian }) => [
    ...Object.values(words),
    player.email,
    player.phone!,
    player.birthDate.toISOString().slice(0, 10),
    guardian.email,
  ]),
];

function expectNothing(what: unknown) {
  const text = typeof what === "string" ? what : JSON.stringify(what);
  expect(text.length).toBeGreaterThan(2);
  expect(everyWord().filter((word) => text.includes(word))).toEqual([]);
}

test("neither the profile nor the card of a child leads to it", async () => {
  for (const id of ids()) {
    const profile = await getPlayer(club.actor, id);
    expect(profile).toMatchObject({ depth: "profile", media: { videos: [], pictures: [] } });
    expectNothing(profile);
    expectNothing(await getPlayer(visitor(), id));
  }
});

test("nor a list, a comparison, a favorite, its file, an email, a need or a request", async () => {
  const { actor } = club;
  const found = await findPlayers(actor, { sport: "rugby" });
  expect(found.cards.length).toBeGreaterThan(0);
  expectNothing(found);
  expectNothing(await comparedPlayers(actor, ids().slice(0, 4)));
  for (const playerId of ids()) await savePlayer(actor, { playerId });
  expectNothing(await favoritesOf(actor, {} as Parameters<typeof favoritesOf>[1]));
  await expectNothingInFiles(async () => exportedFavorites(actor, {}, await favoriteLabels(actor)));
  expectNothing(await letterPlayers(ids(), "en"));
  const { need } = await aNeed({ sport: "rugby" }, {}, club);
  await holdNeeds();
  expectNothing(await needWithMatches(actor, need.id));
  await requestContact(actor, { playerId: ids()[0], message: "We would like to get to know you." });
  expectNothing(await sentRequests(actor));
});

test("nor who registered for its event, on the page, on the day or as a file", async () => {
  const { actor } = club;
  const { event } = await anEvent({ by: club, sportSlug: "rugby" });
  const [eventId, status] = [event.id, "confirmed" as const];
  await db.eventRegistration.createMany({ data: ids().map((playerId) => ({ eventId, playerId, status })) });
  const found = await registrationsFor(actor, "club", eventId, {});
  expect(found?.count).toBe(MINORS);
  expectNothing(found);
  expectNothing(await dayOf(actor, "club", eventId));
  await expectNothingInFiles(async () => exportedRegistrations(actor, { side: "club", eventId }, {}));
});

test("nor an application of one, whatever came with the form, nor an offer", async () => {
  const { actor } = club;
  const { id: jobId } = await anOffer({ userId: club.user.id, kind: "vacancy" });
  for (const { actor: child, player, words } of minors) {
    const reach = { contactEmail: player.email, contactPhone: player.phone };
    await applyForJob(child, anApplicationForm(jobId, { name: words.name, ...reach, cv: [aPdf(`${words.name}.pdf`)] }));
    if (player.id !== ids()[0]) continue;
    const links = { websiteUrl: `https://${words.linkAddress}.example`, instagramUrl: `instagram.com/${words.name}` };
    const offer = await postJob(child, aJobForm({ ...reach, ...links }));
    expectNothing(await getOffer(offer.jobId));
  }
  expectNothing(await askBoard({ kind: "candidate" }));
  const applicants = await applicantsOf(actor, jobId, {}, MINORS);
  expect(applicants?.count).toBe(MINORS);
  expectNothing(applicants);
  await expectNothingInFiles(async () => exportedApplicants(actor, jobId, {}));
});

async function expectNothingInFiles(exported: () => Promise<Exported>) {
  const bytesOf = async (format: "csv" | "xlsx") => {
    const answer = fileResponse(await exported(), { name: "list", format, locale: "en" });
    return Buffer.from(await answer.arrayBuffer());
  };
  expectNothing((await bytesOf("csv")).toString());
  expectNothing([...filesIn(await bytesOf("xlsx")).values()].join("\n"));
}

test("nor does a search find one by a word that it does not show", async () => {
  for (const { words } of minors.slice(0, 3))
    for (const q of [city, ...Object.values(words)]) expect((await findPlayers(club.actor, { q })).count, q).toBe(0);
});

test("nor a CV under the handle, on its page, on paper or by its code", async () => {
  for (const { player } of minors.slice(0, 3)) {
    const { token, code } = await aCv(player.id, { ofMinor: true });
    const opened = await openedCv(club.actor, token);
    if (opened?.state !== "open") throw new Error("not open");
    expectNothing(opened);
    expectNothing(await textOfPdf(await pdfOf(printedCv(opened, "en"), "en")));
    expectNothing(await checkedCv(club.actor, code));
  }
});

test("videos and pictures are not there by their addresses, unless the guardian's own box is ticked, and not after it is taken back", async () => {
  const [child] = minors;
  if (!child) throw new Error("no minor");
  const { videoId, pictureId, guardianActor } = child;
  const { actor }: { actor: Actor } = club;
  const seen = async () => [
    await viewVideo(actor, { id: videoId }).then(
      () => true,
      () => false,
    ),
    await captionsOf(actor, videoId).then(
      () => true,
      () => false,
    ),
    await seesVideo(db, actor, videoId),
    await seesPicture(db, actor, pictureId),
  ];
  const rights = { answer: "yes", authority: "on", terms: "on", imageRights: "on" };
  await answerAsGuardian(guardianActor, rights);
  expect(await seen()).toEqual([false, false, false, false]);
  await answerAsGuardian(guardianActor, { ...rights, mediaBeforeIdentity: "on" });
  expect(await seen()).toEqual([true, true, true, true]);
  await expectNoMetadata(child, actor);
  await answerAsGuardian(guardianActor, rights);
  expect(await seen()).toEqual([false, false, false, false]);
});

/** What a camera writes beside a picture is not in what a club opens. */
async function expectNoMetadata({ guardianActor, words }: PlantedMinor, actor: Actor) {
  const taken = { IFD0: { Copyright: words.name }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };
  const sent = await sharp({ create: { width: 40, height: 40, channels: 3, background: "green" } })
    .withExif(taken)
    .jpeg()
    .toBuffer();
  expect(sent.toString("latin1")).toContain(words.name);
  const picture = new File([new Uint8Array(sent)], `${words.name}.jpg`, { type: "image/jpeg" });
  const { pictureId } = await addPlayerPicture(guardianActor, { picture, words: "At the corner flag" });
  const { bytes } = await pictureBytes(actor, pictureId);
  const shown = Buffer.from(bytes!);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
  expectNothing(shown.toString("latin1"));
}
