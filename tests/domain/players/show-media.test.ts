import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { showMedia } from "@/lib/players/commands/show-media";
import { aMinor, aPlayer } from "../../support/factories/people";

const hidden = async ({ id }: { id: string }) => (await db.player.findUniqueOrThrow({ where: { id } })).mediaHidden;

test("an adult hides them and shows them again; of a child the guardian does, not the child", async () => {
  const [adult, child] = [await aPlayer(), await aMinor()];
  for (const [actor, player] of [
    [adult.actor, adult.player],
    [child.guardianActor, child.player],
  ] as const) {
    await showMedia(actor, { shown: "no" });
    expect(await hidden(player)).toBe(true);
    await showMedia(actor, { shown: "yes" });
    expect(await hidden(player)).toBe(false);
  }
  await expect(showMedia(child.actor, { shown: "no" })).rejects.toMatchObject({ code: "media_guardian_decides" });
});

test("without image rights media cannot be shown", async () => {
  const { actor } = await aPlayer({ consentImageRights: false });
  await expect(showMedia(actor, { shown: "yes" })).rejects.toMatchObject({ code: "media_needs_rights" });
});
