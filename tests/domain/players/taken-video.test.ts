import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { takenVideo } from "@/lib/players/steps/taken-video";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aStagedVideo } from "../../support/factories/videos";

test.each([
  ["an AVI", { mime: "video/x-msvideo" }],
  ["an HEVC", { mime: "video/quicktime", playsEverywhere: false }],
])("an adult may show %s, a minor may not", async (_, file) => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  const { id } = await aStagedVideo(adult.user.id, file);
  expect(await takenVideo(db, adult.player, id)).toMatchObject({ ...file, seconds: 8 });
  await expect(takenVideo(db, child.player, id)).rejects.toMatchObject({ fields: { video: ["minor_video_format"] } });
});

test.each([true, null])("a minor may show a video that plays: %s", async (playsEverywhere) => {
  const { user, player } = await aMinor();
  const { id } = await aStagedVideo(user.id, { playsEverywhere });
  expect(await takenVideo(db, player, id)).toMatchObject({ mime: "video/mp4" });
});
