import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayShowMedia, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { showMediaInput } from "../schema/media";
import { recordMediaChange } from "../steps/record-media-change";

export const showMedia = command({
  limit: { act: "showMedia", person: byHand },
  by: mediaSide,
  input: showMediaInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayShowMedia,
  async run({ tx, actor, input: { shown }, subject: { ownerColumn } }) {
    const data = { mediaHidden: shown === "no" };
    if ("esportPlayerId" in ownerColumn)
      await tx.esportPlayer.update({ where: { id: ownerColumn.esportPlayerId }, data });
    else await tx.player.update({ where: { id: ownerColumn.playerId }, data });
    await recordMediaChange(tx, actor, ownerColumn);
    return { shown: shown === "yes", ownerColumn };
  },
});
