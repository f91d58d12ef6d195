import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { accountEvents } from "../events";
import { requireLink } from "../queries/mailed-link";
import { accountReturnInput, linksPerAddress } from "../schema";
import { useLink } from "../steps/use-link";

/** Reopens an account that its owner closed. Requests that were answered or canceled meanwhile stay so; a suspended account stays disabled. */
export const reopenAccount = command({
  limit: { act: "reopenAccount", address: linksPerAddress },
  by: anyone,
  input: accountReturnInput,
  load: (tx, { token }) => requireLink(tx, token, ["account_return"]),
  run: async ({ tx, actor, input: { token } }) => {
    const { userId } = await useLink(tx, token, ["account_return"]);
    const { count } = await tx.user.updateMany({ where: { id: userId, erasedAt: null }, data: { eraseAt: null } });
    await tx.user.updateMany({
      where: { id: userId, erasedAt: null, suspendedAt: null },
      data: { disabledAt: null },
    });
    if (count > 0) await accountEvents.record(tx, actor, "account.reopened", { userId });
  },
});
