import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayLinkVideo } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { linkVideoInput } from "../schema/media";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { refuseOneMoreVideo } from "../steps/one-more-video";

/** Links are shown together with the player's name, because the linked pages usually contain it. */
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
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { videoId: video.id };
  },
});
