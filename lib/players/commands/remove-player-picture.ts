import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { removePictureInput } from "../schema/media";
import { recordMediaChange } from "../steps/record-media-change";

export const removePlayerPicture = command({
  limit: { act: "removePlayerPicture", person: byHand },
  by: mediaSide,
  input: removePictureInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayEditPlayer,
  async run({ tx, actor, input: { pictureId: id }, subject: { ownerColumn } }) {
    const picture = (await tx.playerPicture.findFirst({ where: { id, ...ownerColumn } })) ?? refuse("not_found");
    await tx.playerPicture.delete({ where: { id } });
    await scheduleDeletion(tx, picture.documentId, now());
    await recordMediaChange(tx, actor, ownerColumn, { restores: true });
    return { pictureId: id, ownerColumn };
  },
});
