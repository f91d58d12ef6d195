import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type { Days } from "./days.ts";
import type { SeedFile } from "./documents.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";

type Scene = { name: string; title: string; seconds: number; captions: string | null };

/** Drawn scenes without people. */
const scenes: Scene[] = [
  {
    name: "wing",
    title: "Débordement et centre",
    seconds: 6,
    captions:
      "WEBVTT\n\n00:00:00.000 --> 00:00:03.000\nAppel dans le dos du latéral.\n\n00:00:03.000 --> 00:00:06.000\nCentre en retrait au point de penalty.",
  },
  { name: "duel", title: "Un contre un, côté gauche", seconds: 5, captions: null },
];

/** Two short videos of one player, each with a poster. */
export function makeVideos({ account, row }: SeedPlayer, days: Days) {
  const createdAt = days.ago(21, 18);
  const owner = { ownerId: account.user.id, createdAt };
  const files = scenes.flatMap(({ name, seconds }) => [
    fileOf(`${name}.mp4`, { ...owner, kind: "video", mime: "video/mp4", seconds }),
    fileOf(`${name}.jpg`, { ...owner, kind: "poster", mime: "image/jpeg" }),
  ]);
  const videos = scenes.map(
    ({ name, title, captions }, index): Prisma.PlayerVideoCreateManyInput => ({
      id: idFor(`video ${name}`),
      playerId: row.id,
      documentId: idFor(`document ${name}.mp4`),
      posterId: idFor(`document ${name}.jpg`),
      title,
      captions,
      captionsLanguage: captions && "fr",
      position: index + 1,
      createdAt,
    }),
  );
  return { files, videos };
}

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
