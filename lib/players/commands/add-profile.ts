import "server-only";
import { takeRole } from "@/lib/accounts/steps/take-role";
import type { SignedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { becomesPlayer } from "../policy";
import { addProfileInput } from "../schema/player";
import { createPlayer } from "../steps/create-player";

/** The profile of someone who has an account already. */
export const addProfile = command({
  limit: { act: "addProfile", person: byHand },
  by: becomesPlayer,
  input: addProfileInput,
  load: (tx, _input, actor) => accountOf(tx, actor),
  run: async ({ tx, actor, input, subject: account }) => {
    await takeRole(tx, account.id, "player");
    return createPlayer(tx, actor, { userId: account.id, email: account.email }, input);
  },
});

/** Locked, so that a form sent twice makes one profile. */
async function accountOf(tx: Tx, { userId }: SignedIn) {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
  const account = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, player: { select: { id: true } } },
  });
  return account.player ? refuse("player_exists") : account;
}
