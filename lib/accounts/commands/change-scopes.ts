import "server-only";
import { type Scope, scopes, staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { accountEvents } from "../events";
import { othersLookAfter } from "../queries/staff";
import { scopesInput } from "../schema";

/** Sets the scopes of a staff account. Nobody removes their own last scope, and one account with scope "staff" always remains. */
export const changeScopes = command({
  limit: { act: "changeScopes", person: byHand },
  by: staff("staff"),
  input: scopesInput,
  async load(tx, { userId }) {
    // Locks all holders, so that two concurrent changes cannot remove the last one.
    await tx.$queryRaw`select user_id from staff_scopes where scope = 'staff' order by user_id for update`;
    const where = { id: userId, role: { role: "admin" as const }, disabledAt: null };
    const user = await tx.user.findFirst({ where, select: { id: true, scopes: { select: { scope: true } } } });
    return user ? { userId, was: inOrder(user.scopes.map(({ scope }) => scope)) } : refuse("not_found");
  },
  async run({ tx, actor, input, subject: { userId, was: oldScopes } }) {
    const newScopes = inOrder(input.scopes);
    if (sameScopes(oldScopes, newScopes)) return { userId };
    if (!sameScopes(oldScopes, inOrder(input.was))) refuse("scopes_changed_meanwhile");
    if (userId === actor.userId && newScopes.length === 0) refuse("own_last_scope", "scopes");
    if (oldScopes.includes("staff") && !newScopes.includes("staff") && !(await othersLookAfter(tx, userId, "staff")))
      refuse("last_who_gives", "scopes");
    await tx.staffScope.deleteMany({ where: { userId, scope: { notIn: newScopes } } });
    await tx.staffScope.createMany({ data: newScopes.map((scope) => ({ userId, scope })), skipDuplicates: true });
    await accountEvents.record(tx, actor, "staff.scopes_changed", { userId, was: oldScopes, is: newScopes });
    return { userId };
  },
});

const inOrder = (selected: readonly Scope[]) => scopes.filter((scope) => selected.includes(scope));
const sameScopes = (a: readonly Scope[], b: readonly Scope[]) => a.join() === b.join();
