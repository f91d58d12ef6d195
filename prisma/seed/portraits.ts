import { createHash } from "node:crypto";
import sharp from "sharp";
import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { later } from "./days.ts";
import type { SeedFile } from "./documents.ts";
import type { Gamer } from "./esport.ts";
import type { SeedPlayer } from "./player.ts";
import { portrait, type Sitter } from "./portraits/portrait.ts";
import { idFor } from "./random.ts";

type Sitting = {
  seed: number;
  sitter: Sitter;
  picture: Prisma.PlayerPictureCreateManyInput & { id: string; documentId: string; createdAt: Date };
  ownerId: string;
};

/**
 * Portraits for every listed player, minors only with their guardian's consent. Access is checked when a portrait is shown.
 */
export const makeSittings = (players: readonly SeedPlayer[]): Sitting[] =>
  players
    .filter(({ listed, row }) => listed && row.consentImageRights)
    .map(({ row, sex, age }) => ({
      seed: seedOf(row.id),
      sitter: { sport: row.primarySport, sex, age },
      ownerId: row.userId,
      picture: {
        id: idFor(`portrait ${row.id}`),
        playerId: row.id,
        documentId: idFor(`document portrait ${row.id}`),
        createdAt: later(row.createdAt, 0, 1),
      },
    }));

/** Portraits of the shown e-sport players. */
export const makeEsportSittings = (gamers: readonly Gamer[]): Sitting[] =>
  gamers
    .filter(({ row }) => row.status === "shown")
    .map(({ row, sex, age }) => ({
      seed: seedOf(row.id),
      sitter: { sport: "esport", sex, age },
      ownerId: row.userId,
      picture: {
        id: idFor(`portrait ${row.id}`),
        esportPlayerId: row.id,
        documentId: idFor(`document portrait ${row.id}`),
        createdAt: later(row.createdAt, 0, 1),
      },
    }));

const seedOf = (id: string) => createHash("sha256").update(id).digest().readUInt32LE(0);

/** The portraits as stored pictures, in the format that `storePicture` keeps. */
export const drawPortraits = (sittings: readonly Sitting[]): Promise<SeedFile[]> => Promise.all(sittings.map(fileOf));

async function fileOf({ seed, sitter, picture, ownerId }: Sitting): Promise<SeedFile> {
  const bytes = await sharp(Buffer.from(portrait(seed, sitter)))
    .jpeg({ quality: 80 })
    .toBuffer();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const storageKey = `demo${idFor(`file portrait ${picture.playerId ?? picture.esportPlayerId}`).replaceAll("-", "")}`;
  const [name, mime, createdAt] = ["picture.jpg", "image/jpeg", picture.createdAt];
  const storedFile = { name, size: BigInt(bytes.byteLength), type: mime, acl: "private", disposition: "inline" };
  return {
    bytes,
    document: {
      id: picture.documentId,
      ownerId,
      kind: "picture",
      storageKey,
      name,
      mime,
      sizeBytes: bytes.byteLength,
      sha256,
      createdAt,
    },
    stored: { ...storedFile, key: storageKey, id: idFor(`stored ${storageKey}`), hash: sha256, uploadedAt: createdAt },
  };
}
