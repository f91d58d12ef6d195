import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { takenVideo } from "@/lib/players/steps/taken-video";
import { aMinor, aPlayer } from "../../support/factories/people";
import { aStagedVideo } from "../../support/factories/videos";

test("an adult may show an AVI, a minor may not", async () => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  const { id } = await aStagedVideo(adult.user.id, { mime: "video/x-msvideo" });
  expect(await takenVideo(db, adult.player, id)).toEqual({ mime: "video/x-msvideo", seconds: 8 });
  await expect(takenVideo(db, child.player, id)).rejects.toMatchObject({ fields: { video: ["minor_no_avi"] } });
});
