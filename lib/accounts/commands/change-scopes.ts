import "server-only";
import { type Scope, scopes, staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { othersLookAfter } from "../queries/staff";
import { scopesInput } from "../schema";

/** Gives and takes what one of the staff looks after. Nobody takes their own last, and somebody always remains who can give. */
export const changeScopes = command({
  limit: { act: "changeScopes", person: byHand },
  by: staff("staff"),
  input: scopesInput,
  async load(tx, { userId }) {
    // One change at a time, so that no two take the last from each other.
    await tx.$queryRaw`select user_id from staff_scopes where scope = 'staff' order by user_id for update`;
    const where = { id: userId, role: { role: "admin" as const }, disabledAt: null };
    const found = await tx.user.findFirst({ where, select: { id: true, scopes: { select: { scope: true } } } });
    return found ? { userId, was: inOrder(found.scopes.map(({ scope }) => scope)) } : refuse("not_found");
  },
  async run({ tx, actor, input, subject: { userId, was } }) {
    const is = inOrder(input.scopes);
    if (same(was, is)) return { userId };
    if (!same(was, inOrder(input.was))) refuse("scopes_changed_meanwhile");
    if (userId === actor.userId && is.length === 0) refuse("own_last_scope", "scopes");
    if (was.includes("staff") && !is.includes("staff") && !(await othersLookAfter(tx, userId, "staff")))
      refuse("last_who_gives", "scopes");
    await tx.staffScope.deleteMany({ where: { userId, scope: { notIn: is } } });
    await tx.staffScope.createMany({ data: is.map((scope) => ({ userId, scope })), skipDuplicates: true });
    await recordEvent(tx, actor, "staff.scopes_changed", { userId, was, is });
    return { userId };
  },
});

const inOrder = (some: readonly Scope[]) => scopes.filter((scope) => some.includes(scope));
const same = (one: readonly Scope[], other: readonly Scope[]) => one.join() === other.join();
