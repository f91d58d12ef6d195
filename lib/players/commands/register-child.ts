import "server-only";
import { hashPassword } from "@/lib/accounts/provider/password";
import { signUpPerAddress } from "@/lib/accounts/schema";
import { createAccount } from "@/lib/accounts/steps/create-account";
import { takeRole } from "@/lib/accounts/steps/take-role";
import type { SignedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import type { Tx } from "@/lib/platform/db/db";
import { parents } from "../policy/players";
import { fullNameOf } from "../schema/full-name";
import { registerChildInput } from "../schema/player";
import { createPlayer } from "../steps/create-player";

/** Creates an account and a profile of the child's own, with the parent as guardian; the parent's address is verified by the e-mailed link before anything is listed. */
export const registerChild = externalCommand({
  limit: { act: "registerChild", address: signUpPerAddress, person: { burst: 10, seconds: 86_400 } },
  by: parents,
  input: registerChildInput,
  load: (tx, _input, actor) => parentOf(tx, actor),
  call: ({ input }) => hashPassword(input.password),
  run: async ({ tx, actor, input, subject: parent, reply: passwordHash }) => {
    const { email } = input;
    await takeRole(tx, parent.userId, "guardian");
    const account = { email, passwordHash, fullName: fullNameOf(input), role: "player" } as const;
    const { userId } = await createAccount(tx, actor, { ...account, locale: actor.locale });
    return createPlayer(tx, actor, { userId, email, parent }, input);
  },
});

async function parentOf(tx: Tx, { userId }: SignedIn) {
  const { email, profile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, profile: { select: { fullName: true } } },
  });
  return { userId, email, fullName: profile?.fullName ?? email };
}
