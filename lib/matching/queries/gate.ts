import "server-only";
import { db } from "@/lib/core/db";
import type { Locale } from "@/lib/core/i18n/routing";
import { Prisma } from "@/lib/core/prisma/client";
import { mayAskAllOf, searchFor } from "@/lib/talent/policy";
import { conditions } from "@/lib/talent/queries/conditions";
import { reachOnce } from "@/lib/talent/queries/reach";
import type { AsRecruiter } from "@/lib/talent/queries/watching";
import { searchInput } from "@/lib/talent/schema/search";
import { asNeeded } from "../schema/need";
import { offeredTo } from "./offered";
import type { MatchedNeed } from "./open-needs";

export type Pair = { needId: string; playerId: string };

/** Decides for organizations whom they may be matched with; what their plan opens is asked once. */
export function gatekeeper(as: AsRecruiter) {
  const reachOf = reachOnce();

  /** Whom this need may be matched with, as SQL over `players p`; null while its organization may not read profiles, which a score is made of. */
  async function gateOf(need: MatchedNeed): Promise<Prisma.Sql | null> {
    const { id: userId, locale } = need.recruiter.user;
    const actor = as({ userId, recruiterId: need.recruiterId, locale: locale as Locale });
    const search = asNeeded(searchInput(need.criteria as Record<string, unknown>));
    const [reach, purpose] = [await reachOf(actor), need.reason ? ("need" as const) : ("search" as const)];
    // One of which nothing is understood any more would be matched with everybody.
    if (!search.sport || reach !== "profile" || !mayAskAllOf(actor, search, reach, purpose)) return null;
    const where = await conditions(actor, searchFor(actor, search, reach, purpose), reach);
    return Prisma.sql`${where} ${offeredTo(need.recruiter.organizationType)}`;
  }

  /** Which of these players each of these needs may be matched with, in one question. */
  async function fittingAmong(needs: readonly MatchedNeed[], playerIds: readonly string[]): Promise<Pair[]> {
    const parts = await Promise.all(
      needs.map(async (need) => {
        const gate = await gateOf(need);
        return gate === null
          ? []
          : Prisma.sql`(select ${need.id}::text as "needId", p.id as "playerId" from players p
              where p.id = any(${[...playerIds]}::uuid[]) and ${gate})`;
      }),
    );
    const asked = parts.flat();
    return asked.length === 0 ? [] : db.$queryRaw<Pair[]>`${Prisma.join(asked, " union all ")}`;
  }

  return { gateOf, fittingAmong };
}
export type Gatekeeper = ReturnType<typeof gatekeeper>;

/** A page of the players that a gate lets through, by id. */
export async function throughGate(gate: Prisma.Sql, after: string | null, take: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select p.id from players p where ${gate} ${after ? Prisma.sql`and p.id > ${after}::uuid` : Prisma.empty}
    order by p.id limit ${take}`;
  return rows.map(({ id }) => id);
}
