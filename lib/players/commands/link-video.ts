import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayLinkVideo } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { linkVideoInput } from "../schema/media";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { refuseOneMoreVideo } from "../steps/one-more-video";

/** Names a video that lies elsewhere; it opens with the name, because pages elsewhere bear one. */
export const linkVideo = command({
  limit: { act: "linkVideo", person: byHand },
  by: playerSide,
  input: linkVideoInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayLinkVideo,
  async run({ tx, actor, input, subject: player }) {
    const playerId = player.id;
    await checkMinorTexts(tx, player, { title: input.title });
    const position = await refuseOneMoreVideo(tx, playerId);
    const video = await tx.playerVideo.create({ data: { ...input, playerId, position }, select: { id: true } });
    await recordEvent(tx, actor, "player.updated", { playerId });
    return { videoId: video.id };
  },
});
