import "server-only";
import { takeRole } from "@/lib/accounts/steps/take-role";
import type { SignedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { becomesPlayer } from "../policy/players";
import { addProfileInput } from "../schema/player";
import { createPlayer } from "../steps/create-player";

export const addProfile = command({
  limit: { act: "addProfile", person: byHand },
  by: becomesPlayer,
  input: addProfileInput,
  load: (tx, _input, actor) => lockAccount(tx, actor),
  run: async ({ tx, actor, input, subject: account }) => {
    await takeRole(tx, account.id, "player");
    return createPlayer(tx, actor, { userId: account.id, email: account.email }, input);
  },
});

/** Locks the account, so that a form sent twice creates one profile. */
async function lockAccount(tx: Tx, { userId }: SignedIn) {
  await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
  const account = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, player: { select: { id: true } } },
  });
  return account.player ? refuse("player_exists") : account;
}
