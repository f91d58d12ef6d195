import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { restoreEsportPlayer, takeDownEsportPlayer } from "@/lib/players/steps/take-down-esport-player";
import { anEsportPlayer } from "../../support/factories/esport";

const statusOf = async (id: string) => (await db.esportPlayer.findUniqueOrThrow({ where: { id } })).status;

test("an e-sport profile is taken down and restored; a hidden one stays hidden", async () => {
  const [{ player: shownPlayer }, { player: hidden }] = [
    await anEsportPlayer(),
    await anEsportPlayer({ status: "hidden" }),
  ];
  for (const [id, was, down] of [
    [shownPlayer.id, "shown", "taken_down"],
    [hidden.id, "hidden", "hidden"],
  ] as const) {
    expect(await db.$transaction((tx) => takeDownEsportPlayer(tx, id))).toEqual({ status: was });
    expect(await statusOf(id)).toBe(down);
    await db.$transaction((tx) => restoreEsportPlayer(tx, id));
    expect(await statusOf(id)).toBe(was);
  }
});
