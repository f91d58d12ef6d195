import "server-only";
import { takeRole } from "@/lib/accounts/steps/take-role";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { becomesEsportPlayer } from "../policy/esport";
import { addProfileInput } from "../schema/esport-profile";
import { createEsportPlayer } from "../steps/create-esport-player";

export const addEsportProfile = command({
  limit: { act: "addEsportProfile", person: byHand },
  by: becomesEsportPlayer,
  input: addProfileInput,
  load: (tx, _input, { userId }) => checkAccount(tx, userId),
  run: async ({ tx, actor, input }) => {
    await takeRole(tx, actor.userId, "esport_player");
    return createEsportPlayer(tx, actor, actor.userId, input);
  },
});

/** Locks the account, so that a form sent twice creates one profile. */
async function checkAccount(tx: Tx, userId: string) {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
  if ((await tx.esportPlayer.count({ where: { userId } })) > 0) refuse("esport_profile_exists");
}
