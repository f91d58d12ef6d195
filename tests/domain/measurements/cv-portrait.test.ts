import { afterAll, beforeAll, expect, test } from "vitest";
import { cvPortrait, openedCv } from "@/lib/measurements/queries/opened-cv";
import { ownCvs } from "@/lib/measurements/queries/own-cvs";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addPlayerPicture } from "@/lib/players/commands/add-player-picture";
import { aCv } from "../../support/factories/cvs";
import { aPng } from "../../support/factories/files";
import { aMinor, aPlayer } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const notFound = { code: "not_found" };
const hasPortrait = async (token: string) => {
  const cv = await openedCv(visitor(), token);
  return cv?.state === "open" && cv.hasPortrait;
};

test("a CV that includes the portrait shows the first picture to whoever has the link", async () => {
  const { actor, player } = await aPlayer();
  const { token } = await aCv(player.id);
  const { token: without } = await aCv(player.id, { parts: ["season"] });
  expect(await hasPortrait(token)).toBe(false);
  await expect(cvPortrait(visitor(), token)).rejects.toMatchObject(notFound);
  await addPlayerPicture(actor, { picture: aPng() });
  expect(await hasPortrait(token)).toBe(true);
  expect(await cvPortrait(visitor(), token)).toMatchObject({ mime: "image/jpeg", bytes: expect.any(Uint8Array) });
  expect((await ownCvs(actor))?.pictureCount).toBe(1);
  for (const other of [without, "x", ""]) await expect(cvPortrait(visitor(), other)).rejects.toMatchObject(notFound);
});

test("no picture is shown once it is hidden, taken down, without image rights, or the CV is closed", async () => {
  const { actor, player } = await aPlayer();
  const { pictureId: id } = await addPlayerPicture(actor, { picture: aPng() });
  const { token, cvId } = await aCv(player.id);
  const changePlayer = (data: object) => db.player.update({ where: { id: player.id }, data });
  const picture = (takenDownAt: Date | null) => db.playerPicture.update({ where: { id }, data: { takenDownAt } });
  const changes = [
    [() => changePlayer({ mediaHidden: true }), () => changePlayer({ mediaHidden: false })],
    [() => changePlayer({ consentImageRights: false }), () => changePlayer({ consentImageRights: true })],
    [() => picture(new Date()), () => picture(null)],
    [() => db.playerCv.update({ where: { id: cvId }, data: { closedAt: new Date() } }), async () => null],
  ] as const;
  for (const [change, restore] of changes) {
    expect(await cvPortrait(visitor(), token)).toMatchObject({ mime: "image/jpeg" });
    await change();
    await expect(cvPortrait(visitor(), token)).rejects.toMatchObject(notFound);
    await restore();
  }
});

test("a minor's CV never shows a picture, whatever the guardian allows", async () => {
  const { player, guardianActor } = await aMinor({ mediaBeforeIdentity: true });
  await addPlayerPicture(guardianActor, { picture: aPng() });
  const { token } = await aCv(player.id, { ofMinor: true, naming: "name" });
  expect(await hasPortrait(token)).toBe(false);
  await expect(cvPortrait(visitor(), token)).rejects.toMatchObject(notFound);
  expect((await ownCvs(guardianActor))?.pictureCount).toBe(0);
});
