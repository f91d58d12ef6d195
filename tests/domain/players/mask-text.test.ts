import { expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { savePlayer } from "@/lib/contacts/commands/save-player";
import { comparedPlayers } from "@/lib/contacts/queries/compared";
import { favoriteLabels, favoritesOf } from "@/lib/contacts/queries/favorites";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { captionsOf } from "@/lib/contacts/queries/shown-video";
import { exportedFavorites } from "@/lib/entry/own-exports";
import { sheetOf } from "@/lib/measurements/queries/cv-sheet";
import { checkedCv, openedCv } from "@/lib/measurements/queries/opened-cv";
import { printedCv } from "@/lib/measurements/queries/printed-cv";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { recordPerformance } from "@/lib/players/commands/record-performance";
import { profileOf } from "@/lib/players/queries/esport-profile";
import { factWhere } from "@/lib/players/queries/own-words";
import { maskCaptions, maskedFor, maskText } from "@/lib/players/schema/mask-text";
import { findPlayers } from "@/lib/search/queries/search";
import { aConfirmation, aFact } from "../../support/factories/confirmations";
import { aCv } from "../../support/factories/cvs";
import { anEsportPlayer } from "../../support/factories/esport";
import { aMinor, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";
import { aVideo } from "../../support/factories/videos";

const contacts = ["06 12 34 56 78", "xan@mail.example", "anouk_k", "06😀12😀34😀56😀79"];
const names = ["Xanthippe", "Quellmalz"];
const closed = [...contacts, ...names, "xanthippe"];
const textAbout = (topic: string) => `${topic}: ${names.join(" ")}, call ${contacts[0]}, insta: ${contacts[2]}`;
const captions = `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nXanthippe scores\ncall 06 12 34\n\n00:00:03.000 --> 00:00:04.000\n56 78`;

/** An adult with a name and contact details in every text. */
async function aTeller(published = false) {
  const teller = await aPlayer({ fullName: names.join(" "), publishName: published });
  const { id: playerId, userId } = teller.player;
  const form = aProfileForm({
    firstName: names[0],
    lastName: names[1],
    ...(published && { publishName: "on" }),
    experience: textAbout("Six seasons"),
    achievements: `Champion, write to ${contacts[1]} or ${contacts[3]}, xanthippe`,
  });
  await editProfile(teller.actor, form);
  await addFact(teller.actor, {
    label: `Snap: ${contacts[2]}`,
    value: `Sprint 3.98 s ${contacts[0]}`,
    source: names[1],
  });
  await recordPerformance(teller.actor, { metricName: contacts[0], metricValue: "3.98 s", recordedOn: "2024-05-01" });
  const { id: videoId } = await aVideo({ id: playerId, userId }, { title: textAbout("Goals"), captions });
  const measuredOn = new Date("2024-05-01");
  const parts = [{ title: textAbout("Cup"), competition: textAbout("League"), year: 2024 }];
  const [sprint] = await db.playerClaim.createManyAndReturn({
    data: [
      {
        playerId,
        attribute: "sprint_10m",
        number: 1.85,
        measuredOn,
        grade: "event",
        source: textAbout("Day of tests"),
      },
      { playerId, attribute: "titles", sport: teller.player.primarySport, parts, measuredOn },
      { playerId, attribute: "titles", parts, measuredOn },
    ],
  });
  const fact = await db.playerClaim.findFirstOrThrow({ where: { playerId, ...factWhere } });
  for (const filter of [{ claimId: sprint?.id ?? "" }, { claimId: fact.id }])
    await aConfirmation(playerId, {
      answeredAt: measuredOn,
      proof: "measured",
      claims: { create: { ...filter, answer: "confirmed", grade: "coach" } },
    });
  return { ...teller, videoId };
}

function expectMasked(read: unknown, hiddenWords: readonly string[] = closed) {
  const text = typeof read === "string" ? read : JSON.stringify(read, null, 1);
  const leaks = text.split("\n").filter((line) => hiddenWords.some((word) => line.includes(word)));
  expect(leaks).toEqual([]);
  return text;
}

test("below the identity a club reads neither contact details nor a closed name in what an adult wrote", async () => {
  const [{ player, videoId }, club] = [await aTeller(), await aRecruiter({ plan: "premium" })];
  const page = await getPlayer(club.actor, player.id);
  expect(page).toMatchObject({ accessLevel: "profile", evidence: { confirmers: [{}, {}] } });
  const shownPage = expectMasked(page, [...closed, "12 34", "56 78"]);
  for (const word of ["Six seasons", "Champion", "Sprint 3.98 s", "Goals", "Cup", "League", "Day of tests"])
    expect(shownPage).toContain(word);
  expectMasked(await getPlayer(club.actor, player.handle));
  expectMasked(await getPlayer(visitor(), player.id));
  expect(expectMasked(await comparedPlayers(club.actor, [player.id]))).toContain("League");
  expectMasked(await captionsOf(club.actor, videoId), [...closed, "12 34", "56 78"]);
});

test("nor in a search, among favorites or in their file, and a search for a masked word finds nobody", async () => {
  const [{ player }, { actor }] = [await aTeller(), await aRecruiter({ plan: "premium" })];
  expect(expectMasked(await findPlayers(actor, { q: player.handle }))).toContain(player.handle);
  for (const q of closed) expect((await findPlayers(actor, { q })).cards.map(({ id }) => id)).not.toContain(player.id);
  await savePlayer(actor, { playerId: player.id });
  expect(expectMasked(await favoritesOf(actor, {} as Parameters<typeof favoritesOf>[1]))).toContain(player.handle);
  const lines: unknown[] = [];
  for await (const line of exportedFavorites(actor, {}, await favoriteLabels(actor)).rows) lines.push(line);
  expect(expectMasked(lines)).toContain(player.handle);
});

test("the player, recruiters with the identity and moderators read the full text", async () => {
  const [teller, club] = [await aTeller(), await aRecruiter()];
  await anOpenName({ to: teller, from: club });
  const { actor, player, videoId } = teller;
  for (const reader of [actor, club.actor]) {
    const read = JSON.stringify(await getPlayer(reader, player.id));
    for (const word of [...contacts, ...names]) expect(read).toContain(word);
  }
  for (const reader of [actor, club.actor, await aStaffMember("moderation")])
    expect(await captionsOf(reader, videoId)).toBe(captions);
  const moderated = JSON.stringify(await getPlayer(await aStaffMember("moderation"), player.id));
  expect(moderated).toContain(textAbout("Goals"));
});

test("a published name stays in the player's texts, and contact details are still masked", async () => {
  const { player } = await aTeller(true);
  const shownPage = expectMasked(await getPlayer((await aRecruiter()).actor, player.id), contacts);
  expect(shownPage).toContain("Six seasons: Xanthippe Quellmalz");
});

test("a CV under the handle shows neither on its page, on paper or by its code, one with the name shows what was written", async () => {
  const { player } = await aTeller();
  const parts = ["career", "videos", "season", "measures"];
  const { token, code } = await aCv(player.id, { naming: "handle", parts });
  const opened = await openedCv(visitor(), token);
  if (opened?.state !== "open") throw new Error("not open");
  expect(expectMasked(opened)).toContain("Six seasons");
  expectMasked(printedCv(opened, "en"));
  expectMasked(await checkedCv(visitor(), code));
  const named = await sheetOf({ playerId: player.id, parts, ofMinor: false, naming: "name" }, "en");
  expect(JSON.stringify(named)).toContain(textAbout("Six seasons"));
});

test("the same applies to e-sport players", async () => {
  const { player } = await anEsportPlayer({
    fullName: names.join(" "),
    publishName: false,
    results: textAbout("Final"),
  });
  expect(expectMasked(await profileOf(player.id))).toContain("Final");
});

test("of a minor contact details stay masked after both acceptances", async () => {
  const [minor, club] = [await aMinor(), await aRecruiter()];
  const { player, actor } = minor;
  await aFact(player.id, { label: "Club Olivar", text: textAbout("Final") });
  const { request } = await anOpenRequest({ to: minor, from: club });
  await answerForMinor(minor.guardianActor, { requestId: request.id, answer: "yes" });
  await answerRequest(actor, { requestId: request.id, answer: "yes" });
  const read = expectMasked(await getPlayer(club.actor, player.id), contacts);
  expect(read).toContain("Club Olivar");
  expect(JSON.stringify(await getPlayer(actor, player.id))).toContain(textAbout("Final"));
});

const adult = { minor: false, namePublished: false, mediaAllowed: false, fullName: "Sol del Marta" };
const masked = maskedFor(adult, { accessLevel: "profile", owner: false });

test("captions keep their times, and a number is masked over several of them", () => {
  const find = maskedFor({ ...adult, fullName: names.join(" ") }, { accessLevel: "profile", owner: false });
  expect(maskCaptions(captions, find)).toBe(
    "WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n[•••] scores\ncall [•••]\n\n00:00:03.000 --> 00:00:04.000\n[•••]",
  );
});

test("of a name its particles and short everyday words stay", () => {
  expect(maskText("My sol in the sun, del mar; Sol and MARTA", masked)).toBe(
    "My sol in the sun, del mar; [•••] and [•••]",
  );
});

test("the texts of a full profile are masked in a tenth of a second of processor", () => {
  const text = "Season 12: 3.98 s, 12 goals in 27 matches, 2:1, left winger. ".repeat(8);
  const runs = Array.from({ length: 5 }, () => {
    const before = process.threadCpuUsage();
    for (let texts = 0; texts < 40; texts++) maskText(text, masked);
    return process.threadCpuUsage(before).user / 1_000;
  });
  expect(Math.min(...runs)).toBeLessThan(100);
});
