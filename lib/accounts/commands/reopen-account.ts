import "server-only";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { linkToUse } from "../queries/mailed-link";
import { accountReturnInput, linksPerAddress } from "../schema";
import { useLink } from "../steps/use-link";

/** Takes back an account that its owner had closed: profile and conversations stand again, what was answered or called off does not. One that is suspended stays so. */
export const reopenAccount = command({
  limit: { act: "reopenAccount", address: linksPerAddress },
  by: anyone,
  input: accountReturnInput,
  load: (tx, { token }) => linkToUse(tx, token, ["account_return"]),
  run: async ({ tx, actor, input: { token } }) => {
    const { userId } = await useLink(tx, token, ["account_return"]);
    const { count } = await tx.user.updateMany({ where: { id: userId, erasedAt: null }, data: { eraseAt: null } });
    await tx.user.updateMany({
      where: { id: userId, erasedAt: null, suspendedAt: null },
      data: { disabledAt: null },
    });
    if (count > 0) await recordEvent(tx, actor, "account.reopened", { userId });
  },
});
