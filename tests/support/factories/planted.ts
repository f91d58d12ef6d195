import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { ownAttribute } from "@/lib/players/schema/own-claim";
import { aConfirmation } from "./confirmations";
import { aDocument } from "./files";
import { aMinor, aPlayer } from "./people";
import { randomWord } from "./random-word";
import { aVideo } from "./videos";

type Over = Parameters<typeof aPlayer>[0];

/** An adult with a unique word in every text field. */
export async function aPlantedPlayer(over: Over = {}) {
  const plantedTexts = plantedWords();
  const side = await aPlayer(profileWith(plantedTexts, over));
  return { ...side, words: plantedTexts, ...(await plant(side.player, plantedTexts)) };
}

export async function aPlantedMinor(over: Over = {}) {
  const plantedTexts = plantedWords();
  const side = await aMinor(profileWith(plantedTexts, over));
  await db.guardian.update({ where: { playerId: side.player.id }, data: { fullName: plantedTexts.guardian } });
  return { ...side, words: plantedTexts, ...(await plant(side.player, plantedTexts)) };
}

export type PlantedMinor = Awaited<ReturnType<typeof aPlantedMinor>>;
export type PlantedPlayer = Awaited<ReturnType<typeof aPlantedPlayer>>;
type PlantedTexts = ReturnType<typeof plantedWords>;

function plantedWords() {
  const word = (prefix: string) => `${prefix}${randomWord(32)}`;
  return {
    city: word("City"),
    name: word("Name"),
    currentClub: word("Club"),
    experience: word("Experience"),
    achievements: word("Achievements"),
    factLabel: word("FactLabel"),
    factValue: word("FactValue"),
    factSource: word("FactSource"),
    factPlace: word("FactPlace"),
    metric: word("Metric"),
    title: word("Title"),
    season: word("Season"),
    competition: word("Competition"),
    licence: word("Licence"),
    source: word("Source"),
    confirmer: word("Confirmer"),
    confirmerClub: word("ConfirmerClub"),
    waiting: word("Waiting"),
    waitingClub: word("WaitingClub"),
    video: word("Video"),
    captions: word("Captions"),
    link: word("Link"),
    linkAddress: word("linkaddress").toLowerCase(),
    picture: word("Picture"),
    pictureKey: word("PictureKey"),
    guardian: word("Guardian"),
  };
}

const profileWith = (texts: PlantedTexts, over: Over) => ({
  primarySport: "rugby",
  position: "prop",
  fullName: `Kim ${texts.name}`,
  city: texts.city,
  currentClub: texts.currentClub,
  experienceLevel: `Since 2019 at ${texts.experience}`,
  achievements: texts.achievements,
  ...over,
});

async function plant(player: { id: string; userId: string }, texts: PlantedTexts) {
  await plantClaims(player.id, texts);
  const { id: videoId } = await aVideo(player, { title: texts.video, captions: texts.captions });
  const address = `https://${texts.linkAddress}.example/1`;
  await db.playerVideo.create({ data: { playerId: player.id, title: texts.link, link: address } });
  const { id: documentId } = await aDocument(player.userId, { kind: "picture", storageKey: texts.pictureKey });
  const picture = await db.playerPicture.create({ data: { playerId: player.id, documentId, words: texts.picture } });
  return { videoId, pictureId: picture.id };
}

async function plantClaims(playerId: string, texts: PlantedTexts) {
  const measuredOn = new Date("2026-05-17");
  const fact = await db.playerClaim.create({
    data: {
      playerId,
      attribute: ownAttribute(texts.factLabel),
      label: texts.factLabel,
      text: texts.factValue,
      source: texts.factSource,
      place: 3,
      grade: "event",
      measuredOn,
    },
  });
  await db.playerClaim.create({
    data: {
      playerId,
      attribute: ownAttribute(texts.metric),
      label: texts.metric,
      text: "1",
      recordedAt: measuredOn,
      measuredOn,
    },
  });
  const rugby = { playerId, sport: "rugby", measuredOn };
  const [sprint] = await db.playerClaim.createManyAndReturn({
    data: [
      { playerId, attribute: "sprint_10m", number: 1.85, measuredOn, grade: "event", source: texts.source },
      { playerId, attribute: "weight_kg", number: 91, measuredOn },
      { playerId, attribute: "willing_to_move", choices: ["region"], measuredOn },
      { ...rugby, attribute: "jersey", number: 17 },
      { ...rugby, attribute: "licence_number", parts: [{ number: texts.licence }] },
      { ...rugby, attribute: "titles", parts: [{ title: texts.title, year: 2025 }] },
      { ...rugby, attribute: "tries", number: 4, parts: [{ year: 2025, competition: texts.competition }] },
      { ...rugby, attribute: "season", parts: [{ year: 2025, competition: texts.season }] },
    ],
  });
  const answered = { answeredAt: daysFrom(now(), -3), proof: "measured" } as const;
  const factFilter = (id = "") => ({
    create: { claimId: id, answer: "confirmed", grade: "coach" } as const,
  });
  const [confirmer, waiting] = [
    { name: texts.confirmer, club: texts.confirmerClub },
    { name: texts.waiting, club: texts.waitingClub },
  ];
  await aConfirmation(playerId, { ...confirmer, ...answered, claims: factFilter(sprint?.id) });
  await aConfirmation(playerId, {
    ...confirmer,
    ...answered,
    claims: { create: { claimId: fact.id, answer: "confirmed", grade: "coach" } },
  });
  await aConfirmation(playerId, { ...waiting, claims: { create: { claimId: sprint?.id ?? "" } } });
}
