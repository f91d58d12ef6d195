import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { SportSlug } from "../../lib/sports/schema/sports.ts";
import type { Days } from "./days.ts";
import type { SeedFile } from "./documents.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { Language } from "./texts/metrics.ts";

type Clip = {
  name: string;
  /** Whose video it is: the demo player, the demo's e-sport player or the first player of a sport and language. */
  of: "player" | "gamer" | SportSlug;
  language: Language;
  title: string;
  seconds: number;
  /** From the second of each caption to the next one. */
  captions: readonly (readonly [second: number, text: string])[];
};

/** Drawn scenes without people. */
const clips: readonly Clip[] = [
  {
    name: "wing",
    of: "player",
    language: "fr",
    title: "Débordement et centre",
    seconds: 6,
    captions: [
      [0, "Appel dans le dos du latéral."],
      [3, "Centre en retrait au point de penalty."],
    ],
  },
  { name: "duel", of: "player", language: "fr", title: "Un contre un, côté gauche", seconds: 5, captions: [] },
  {
    name: "handball-wing",
    of: "handball",
    language: "ar",
    title: "اختراق من الجناح وتسديدة",
    seconds: 6,
    captions: [
      [0, "انطلاق من الجناح"],
      [3, "اختراق نحو خط 6 أمتار"],
      [4, "تسديدة في الزاوية البعيدة"],
    ],
  },
  {
    name: "rugby-line",
    of: "rugby",
    language: "en",
    title: "Support line and break",
    seconds: 6,
    captions: [
      [0, "Two passes from the ruck."],
      [3, "Takes the ball at pace and breaks the line."],
    ],
  },
  {
    name: "basketball-screen",
    of: "basketball",
    language: "fr",
    title: "Sortie d’écran et drive",
    seconds: 6,
    captions: [
      [0, "Écran porteur."],
      [3, "Drive à gauche, panier."],
    ],
  },
  {
    name: "baseball-double",
    of: "baseball",
    language: "es",
    title: "Doble matanza 6-4-3",
    seconds: 6,
    captions: [
      [1, "Rodado al campocorto."],
      [3, "Out en segunda."],
      [4, "Out en primera."],
    ],
  },
  {
    name: "judo-throw",
    of: "judo",
    language: "fr",
    title: "Ippon seoi nage",
    seconds: 5,
    captions: [
      [0, "Prise de garde."],
      [2, "Entrée et projection."],
    ],
  },
  {
    name: "esport-rotation",
    of: "gamer",
    language: "fr",
    title: "Rotation par le sud",
    seconds: 6,
    captions: [
      [0, "Départ par la ligne du bas."],
      [3, "Contournement et prise à revers."],
    ],
  },
];

type Owner = { account: SeedPlayer["account"]; row: { id: string } };

/** Short videos of seven players and an e-sport player, each with a poster. */
export function makeVideos(players: readonly SeedPlayer[], gamers: readonly Owner[], days: Days) {
  const createdAt = days.ago(21, 18);
  const ownVideos = clips.flatMap((clip, index) => {
    const owner = clip.of === "gamer" ? gamers[0] : filmedPlayer(players, clip);
    return owner ? [videoOf(clip, owner, index + 1, createdAt)] : [];
  });
  return { files: ownVideos.flatMap(({ files }) => files), videos: ownVideos.map(({ video }) => video) };
}

/** The players who have a video. */
export const filmedPlayers = (players: readonly SeedPlayer[]) =>
  new Set(clips.flatMap((clip) => filmedPlayer(players, clip) ?? []));

function filmedPlayer(players: readonly SeedPlayer[], { of, language }: Clip) {
  if (of === "player") return players[0];
  return players.find(
    ({ row, listed, minor, ...player }) =>
      listed && !minor && row.consentImageRights && row.primarySport === of && player.language === language,
  );
}

function videoOf({ name, of, ...clip }: Clip, { account, row }: Owner, position: number, createdAt: Date) {
  const { title, seconds, language, captions } = clip;
  const file = { ownerId: account.user.id, createdAt };
  const video: Prisma.PlayerVideoCreateManyInput = {
    id: idFor(`video ${name}`),
    ...(of === "gamer" ? { esportPlayerId: row.id } : { playerId: row.id }),
    documentId: idFor(`document ${name}.mp4`),
    posterId: idFor(`document ${name}.jpg`),
    title,
    captions: captions.length > 0 ? webVtt(captions, seconds) : null,
    captionsLanguage: captions.length > 0 ? language : null,
    position,
    createdAt,
  };
  const files = [
    fileOf(`${name}.mp4`, { ...file, kind: "video", mime: "video/mp4", seconds }),
    fileOf(`${name}.jpg`, { ...file, kind: "poster", mime: "image/jpeg" }),
  ];
  return { video, files };
}

const webVtt = (captions: Clip["captions"], seconds: number) =>
  [
    "WEBVTT",
    ...captions.map(
      ([from, text], index) => `${cueTime(from)} --> ${cueTime(captions[index + 1]?.[0] ?? seconds)}\n${text}`,
    ),
  ].join("\n\n");

const cueTime = (second: number) => `00:00:${String(second).padStart(2, "0")}.000`;

type FileInfo = Pick<Prisma.DocumentCreateManyInput, "ownerId" | "kind" | "mime" | "seconds"> & { createdAt: Date };

function fileOf(file: string, fileInfo: FileInfo): SeedFile {
  const bytes = readFileSync(new URL(`./media/${file}`, import.meta.url));
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const [storageKey, name] = [`demo${idFor(`file ${file}`).replaceAll("-", "")}`, fileInfo.kind];
  const storedFile = {
    name,
    size: BigInt(bytes.byteLength),
    type: fileInfo.mime,
    acl: "private",
    disposition: "inline",
  };
  return {
    bytes,
    document: { ...fileInfo, id: idFor(`document ${file}`), storageKey, name, sizeBytes: bytes.byteLength, sha256 },
    stored: {
      ...storedFile,
      key: storageKey,
      id: idFor(`stored ${storageKey}`),
      hash: sha256,
      uploadedAt: fileInfo.createdAt,
    },
  };
}
