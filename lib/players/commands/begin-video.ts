import "server-only";
import { refuseOverVideoQuota } from "@/lib/documents/steps/refuse-over-quota";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { announceFile } from "@/lib/platform/files/storage/announce-file";
import { videoBytes } from "@/lib/platform/files/storage/limits";
import { refuseOnFullDisk } from "@/lib/platform/files/storage/refuse-on-full-disk";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { beginVideoInput } from "../schema/media";
import { refuseOneMoreVideo } from "../steps/one-more-video";

export const beginVideo = command({
  limit: { act: "beginVideo", person: { burst: 20, seconds: 3600 } },
  by: mediaSide,
  input: beginVideoInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayEditPlayer,
  async run({ tx, input: { size }, subject: player }) {
    if (size > videoBytes) refuse("video_too_large", "video");
    await refuseOneMoreVideo(tx, player.ownerColumn);
    await refuseOnFullDisk();
    const upload = { ownerId: player.userId, sizeBytes: size };
    await refuseOverVideoQuota(tx, upload);
    return { path: await announceFile(tx, "video", upload), ownerId: player.userId };
  },
});
