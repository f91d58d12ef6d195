import "server-only";
import { signedIn } from "@/lib/core/actor";
import { now, secondsFrom } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import { isMinor } from "@/lib/players/policy";
import { stagedHours, stageInput } from "../schema/document";
import { discardFiles } from "../steps/discard-files";
import { keepFile } from "../steps/keep-file";
import { storeFiles } from "../steps/store-files";

/** Takes a file ahead of the form it belongs to. It is deleted within a day unless that form is sent, see `claim-files`. */
export const stageFile = errand({
  limit: { act: "stageFile", person: { burst: 60, seconds: 3600 } },
  by: signedIn,
  input: stageInput,
  async load(tx, { kind }, { playerId }) {
    if (kind !== "shared" || !playerId) return { ofChild: false };
    const { birthDate } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { birthDate: true } });
    return { ofChild: isMinor(birthDate) };
  },
  call: ({ actor, input, subject: { ofChild } }) => storeFiles([{ ...input, field: "file", ofChild }], actor.userId),
  undo: discardFiles,
  async run({ tx, actor, reply: [stored] }) {
    if (!stored) throw new Error("upload without a file");
    const { id, name } = await keepFile(tx, actor.userId, stored, secondsFrom(now(), stagedHours * 3600));
    return { id, name };
  },
});
