import "server-only";
import { playerSide } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayLinkVideo } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { linkVideoInput } from "../schema/media";
import { refuseOneMoreVideo } from "../steps/one-more-video";

/** Names a video that lies elsewhere; it opens with the name, because pages elsewhere bear one. */
export const linkVideo = command({
  limit: { act: "linkVideo", person: byHand },
  by: playerSide,
  input: linkVideoInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayLinkVideo,
  async run({ tx, actor, input, subject: { id: playerId } }) {
    const position = await refuseOneMoreVideo(tx, playerId);
    const video = await tx.playerVideo.create({ data: { ...input, playerId, position }, select: { id: true } });
    await record(tx, actor, "player.updated", { playerId });
    return { videoId: video.id };
  },
});
