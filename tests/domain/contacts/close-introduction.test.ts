import { expect, test } from "vitest";
import { closeIntroduction } from "@/lib/contacts/commands/close-introduction";
import { getEsportPlayer } from "@/lib/contacts/queries/esport-page";
import { anEsportPlayer } from "../../support/factories/esport";
import { anIntroduction } from "../../support/factories/introductions";
import { aRecruiter } from "../../support/factories/people";

test("closing hides the name from that recruiter again; a second time is refused", async () => {
  const [{ actor, recruiter }, gamer] = [await aRecruiter(), await anEsportPlayer()];
  const between = { userId: gamer.player.userId ?? "", recruiterId: recruiter.id };
  const { id: introductionId } = await anIntroduction({ ...between, status: "accepted" });
  expect(await getEsportPlayer(actor, gamer.player.id)).toMatchObject({ accessLevel: "identity" });
  await closeIntroduction(gamer.actor, { introductionId });
  expect(await getEsportPlayer(actor, gamer.player.id)).toMatchObject({ accessLevel: "profile", identity: null });
  await expect(closeIntroduction(gamer.actor, { introductionId })).rejects.toMatchObject({
    code: "identity_already_closed",
  });
});

test("only the person named may close it", async () => {
  const { actor, recruiter } = await aRecruiter();
  const { id: introductionId } = await anIntroduction({ recruiterId: recruiter.id, status: "accepted" });
  await expect(closeIntroduction(actor, { introductionId })).rejects.toMatchObject({ code: "not_found" });
});
