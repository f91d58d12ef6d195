import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { viewVideo } from "@/lib/contacts/commands/view-video";
import { comparedPlayers } from "@/lib/contacts/queries/compared";
import { favoriteLabels, favoritesOf } from "@/lib/contacts/queries/favorites";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { sentRequests } from "@/lib/contacts/queries/requests";
import { pictureBytes } from "@/lib/contacts/queries/shown-picture";
import { captionsOf } from "@/lib/contacts/queries/shown-video";
import { exportedApplicants, exportedFavorites, exportedRegistrations } from "@/lib/entry/own-exports";
import { dayOf, registrationsFor } from "@/lib/events/queries/registrations";
import { applyForJob } from "@/lib/jobs/commands/apply-for-job";
import { postJob } from "@/lib/jobs/commands/post-job";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { needWithMatches } from "@/lib/pipeline/queries/needs";
import type { Actor } from "@/lib/platform/command/actor";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Exported } from "@/lib/platform/files/exported";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { emailedPlayers } from "@/lib/search/queries/emailed-players";
import { findPlayers } from "@/lib/search/queries/search";
import { seesPicture, seesVideo } from "@/lib/trust/queries/media";
import { anEvent } from "../../support/factories/events";
import { aPdf } from "../../support/factories/files";
import { aNeed, holdNeeds } from "../../support/factories/needs";
import { aJobForm, anApplicationForm, anOffer } from "../../support/factories/offers";
import type { aRecruiter } from "../../support/factories/people";
import type { PlantedMinor } from "../../support/factories/planted";
import { filesOf, leadsTo, plantedMinors } from "../../support/planted-minors";
import { startServices } from "../../support/services";

const MINORS = 20;
let minors: PlantedMinor[];
let city: string;
let services: Awaited<ReturnType<typeof startServices>>;
let club: Awaited<ReturnType<typeof aRecruiter>>;

beforeAll(async () => {
  services = await startServices();
  ({ city, club, minors } = await plantedMinors(MINORS));
});

afterAll(() => services.stop());

const ids = () => minors.map(({ player }) => player.id);
const expectNothing = (value: unknown) => expect(leadsTo(minors, city, value)).toEqual([]);

test("neither the profile nor the card of a child identifies the child", async () => {
  for (const id of ids()) {
    const profile = await getPlayer(club.actor, id);
    expect(profile).toMatchObject({ accessLevel: "profile", media: { videos: [], pictures: [] } });
    expectNothing(profile);
    expectNothing(await getPlayer(visitor(), id));
  }
});

test("nor a list, a comparison, a favorite, its file, an email, a need or a request", async () => {
  const { actor } = club;
  const players = await findPlayers(actor, { sport: "rugby" });
  expect(players.cards.length).toBeGreaterThan(0);
  expectNothing(players);
  expectNothing(await comparedPlayers(actor, ids().slice(0, 4)));
  for (const playerId of ids()) await savePlayer(actor, { playerId });
  expectNothing(await favoritesOf(actor, {} as Parameters<typeof favoritesOf>[1]));
  await expectNothingInFiles(async () => exportedFavorites(actor, {}, await favoriteLabels(actor)));
  expectNothing(await emailedPlayers(ids(), "en"));
  const { need } = await aNeed({ sport: "rugby" }, {}, club);
  await holdNeeds();
  expectNothing(await needWithMatches(actor, need.id));
  await requestContact(actor, { playerId: ids()[0], message: "We would like to get to know you." });
  expectNothing(await sentRequests(actor));
});

test("nor the registrations for an event, on the page, on the day or as a file", async () => {
  const { actor } = club;
  const { event } = await anEvent({ by: club, sportSlug: "rugby" });
  const [eventId, status] = [event.id, "confirmed" as const];
  await db.eventRegistration.createMany({ data: ids().map((playerId) => ({ eventId, playerId, status })) });
  const registrations = await registrationsFor(actor, "club", eventId, {});
  expect(registrations?.count).toBe(MINORS);
  expectNothing(registrations);
  expectNothing(await dayOf(actor, "club", eventId));
  await expectNothingInFiles(async () => exportedRegistrations(actor, { side: "club", eventId }, {}));
});

test("nor an application or an offer of a child, whatever the form contained", async () => {
  const { actor } = club;
  const { id: jobId } = await anOffer({ userId: club.user.id, kind: "vacancy" });
  for (const { actor: child, player, words } of minors) {
    const contact = { contactEmail: player.email, contactPhone: player.phone };
    await applyForJob(
      child,
      anApplicationForm(jobId, { name: words.name, ...contact, cv: [aPdf(`${words.name}.pdf`)] }),
    );
    if (player.id !== ids()[0]) continue;
    const links = { websiteUrl: `https://${words.linkAddress}.example`, instagramUrl: `instagram.com/${words.name}` };
    const offer = await postJob(child, aJobForm({ ...contact, ...links }));
    expectNothing(await getOffer(offer.jobId));
  }
  expectNothing(await askBoard({ kind: "candidate" }));
  const applicants = await applicantsOf(actor, jobId, {}, MINORS);
  expect(applicants?.count).toBe(MINORS);
  expectNothing(applicants);
  await expectNothingInFiles(async () => exportedApplicants(actor, jobId, {}));
});

const expectNothingInFiles = async (exported: () => Promise<Exported>) => {
  for (const read of await filesOf(exported)) expectNothing(read);
};

test("nor does a search find one by a word that it does not show", async () => {
  for (const { words } of minors.slice(0, 3))
    for (const q of [city, ...Object.values(words)]) expect((await findPlayers(club.actor, { q })).count, q).toBe(0);
});

test("videos and pictures are found by address only while the guardian's separate consent is given", async () => {
  const [child] = minors;
  if (!child) throw new Error("no minor");
  const { videoId, pictureId, guardianActor } = child;
  const { actor }: { actor: Actor } = club;
  const sentTexts = async () => [
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
  expect(await sentTexts()).toEqual([false, false, false, false]);
  await answerAsGuardian(guardianActor, { ...rights, mediaBeforeIdentity: "on" });
  expect(await sentTexts()).toEqual([true, true, true, true]);
  await expectNoMetadata(child, actor);
  await answerAsGuardian(guardianActor, rights);
  expect(await sentTexts()).toEqual([false, false, false, false]);
});

/** Pictures that a club opens have no camera metadata. */
async function expectNoMetadata({ guardianActor, words }: PlantedMinor, actor: Actor) {
  const exif = { IFD0: { Copyright: words.name }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" } };
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "green" } })
    .withExif(exif)
    .jpeg()
    .toBuffer();
  expect(image.toString("latin1")).toContain(words.name);
  const picture = new File([new Uint8Array(image)], `${words.name}.jpg`, { type: "image/jpeg" });
  const { pictureId } = await addPlayerPicture(guardianActor, { picture, words: "At the corner flag" });
  const { bytes } = await pictureBytes(actor, pictureId);
  const storedBytes = Buffer.from(bytes!);
  expect((await sharp(storedBytes).metadata()).exif).toBeUndefined();
  expectNothing(storedBytes.toString("latin1"));
}
