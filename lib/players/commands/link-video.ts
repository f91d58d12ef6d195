import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayLinkVideo, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { linkVideoInput } from "../schema/media";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { refuseOneMoreVideo } from "../steps/one-more-video";
import { recordMediaChange } from "../steps/record-media-change";

/** Links are shown together with the player's name, because the linked pages usually contain it. */
export const linkVideo = command({
  limit: { act: "linkVideo", person: byHand },
  by: mediaSide,
  input: linkVideoInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayLinkVideo,
  async run({ tx, actor, input, subject: player }) {
    const { ownerColumn } = player;
    await checkMinorTexts(tx, player, { title: input.title });
    const position = await refuseOneMoreVideo(tx, ownerColumn);
    const video = await tx.playerVideo.create({ data: { ...input, ...ownerColumn, position }, select: { id: true } });
    await recordMediaChange(tx, actor, ownerColumn);
    return { videoId: video.id, ownerColumn };
  },
});
