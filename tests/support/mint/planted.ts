import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aConfirmation } from "./confirmations";
import { aMinor, aPlayer } from "./factories";
import { aDocument } from "./files";
import { randomWord } from "./random-word";
import { aVideo } from "./videos";

type Over = Parameters<typeof aPlayer>[0];

/** An adult with a word of its own in every place that holds one. */
export async function aPlantedPlayer(over: Over = {}) {
  const words = plantedWords();
  const side = await aPlayer(planted(words, over));
  return { ...side, words, ...(await plant(side.player, words)) };
}

/** The same of a minor, the guardian's name included. */
export async function aPlantedMinor(over: Over = {}) {
  const words = plantedWords();
  const side = await aMinor(planted(words, over));
  await db.guardian.update({ where: { playerId: side.player.id }, data: { fullName: words.guardian } });
  return { ...side, words, ...(await plant(side.player, words)) };
}

export type PlantedMinor = Awaited<ReturnType<typeof aPlantedMinor>>;
export type PlantedPlayer = Awaited<ReturnType<typeof aPlantedPlayer>>;
type Words = ReturnType<typeof plantedWords>;

function plantedWords() {
  const word = (of: string) => `${of}${randomWord(32)}`;
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

const planted = (words: Words, over: Over) => ({
  primarySport: "rugby",
  position: "prop",
  fullName: `Kim ${words.name}`,
  city: words.city,
  currentClub: words.currentClub,
  experienceLevel: `Since 2019 at ${words.experience}`,
  achievements: words.achievements,
  ...over,
});

async function plant(player: { id: string; userId: string }, words: Words) {
  await plantClaims(player.id, words);
  const { id: videoId } = await aVideo(player, { title: words.video, captions: words.captions });
  const address = `https://${words.linkAddress}.example/1`;
  await db.playerVideo.create({ data: { playerId: player.id, title: words.link, link: address } });
  const { id: documentId } = await aDocument(player.userId, { kind: "picture", storageKey: words.pictureKey });
  const picture = await db.playerPicture.create({ data: { playerId: player.id, documentId, words: words.picture } });
  return { videoId, pictureId: picture.id };
}

async function plantClaims(playerId: string, words: Words) {
  const measuredOn = new Date("2026-05-17");
  const fact = await db.playerFact.create({
    data: {
      playerId,
      label: words.factLabel,
      value: words.factValue,
      source: words.factSource,
      place: 3,
      grade: "event",
      happenedOn: measuredOn,
    },
  });
  await db.playerPerformanceHistory.create({
    data: { playerId, metricName: words.metric, metricValue: "1", recordedAt: measuredOn },
  });
  const rugby = { playerId, sport: "rugby", measuredOn };
  const [sprint] = await db.playerClaim.createManyAndReturn({
    data: [
      { playerId, attribute: "sprint_10m", number: 1.85, measuredOn, grade: "event", source: words.source },
      { playerId, attribute: "weight_kg", number: 91, measuredOn },
      { playerId, attribute: "willing_to_move", choices: ["region"], measuredOn },
      { ...rugby, attribute: "jersey", number: 17 },
      { ...rugby, attribute: "licence_number", parts: [{ number: words.licence }] },
      { ...rugby, attribute: "titles", parts: [{ title: words.title, year: 2025 }] },
      { ...rugby, attribute: "season", parts: [{ year: 2025, competition: words.season }] },
    ],
  });
  const answered = { answeredAt: daysFrom(now(), -3), proof: "measured" } as const;
  const about = (id: string | undefined) => ({
    create: { claimId: id ?? null, answer: "confirmed", grade: "coach" } as const,
  });
  const [confirmer, waiting] = [
    { name: words.confirmer, club: words.confirmerClub },
    { name: words.waiting, club: words.waitingClub },
  ];
  await aConfirmation(playerId, { ...confirmer, ...answered, claims: about(sprint?.id) });
  await aConfirmation(playerId, {
    ...confirmer,
    ...answered,
    claims: { create: { factId: fact.id, answer: "confirmed", grade: "coach" } },
  });
  await aConfirmation(playerId, { ...waiting, claims: { create: { claimId: sprint?.id ?? null } } });
}
