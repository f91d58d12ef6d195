import "server-only";
import { isMinor } from "@/lib/platform/ages";
import { now, secondsFrom } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { storeFiles } from "@/lib/platform/files/storage/store-files";
import { stagedHours, stageInput } from "../schema/document";
import { refuseOverFileQuota } from "../steps/refuse-over-quota";

/** Stores a file before its form is sent; it is deleted after a day unless the form attaches it with `attachStagedFiles`. */
export const stageFile = externalCommand({
  limit: { act: "stageFile", person: { burst: 60, seconds: 3600 } },
  by: signedIn,
  input: stageInput,
  async load(tx, { kind, file }, { userId, playerId }) {
    await refuseOverFileQuota(tx, { ownerId: userId, sizeBytes: file.size });
    if (kind !== "shared" || !playerId) return { ofChild: false };
    const { birthDate } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { birthDate: true } });
    return { ofChild: isMinor(birthDate) };
  },
  call: ({ actor, input, subject: { ofChild } }) => storeFiles([{ ...input, field: "file", ofChild }], actor.userId),
  undo: discardFiles,
  async run({ tx, actor, reply: [stored] }) {
    if (!stored) throw new Error("upload without a file");
    await refuseOverFileQuota(tx, { ownerId: actor.userId, sizeBytes: stored.sizeBytes });
    const { id, name } = await keepFile(tx, actor.userId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, name };
  },
});
