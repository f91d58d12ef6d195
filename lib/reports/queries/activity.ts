import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Change, EventType, ScopeChange } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type ClaimChange, type ClaimIds, claimsIn } from "./claims-said";

const shown = 30;

type Named = Partial<Record<"player" | "organization" | "person" | "title" | "list" | "ruling", string>>;
/** What something was, and what it is now, by name; null is nobody. */
export type NamedChange = { from: string | null; to: string | null };
export type ToldFact = {
  id: string;
  type: EventType;
  at: Date;
  actor: string | null;
  names: Named;
  change: Change | ScopeChange | NamedChange | ClaimChange | null;
};

/** What happened last, the newest first, 30 at most, before the fact `before`; for who looks after the reports. Messages are left out: they are their writers' own. */
export async function recentActivity(actor: Actor, before?: bigint) {
  if (!isStaff(actor, "reports")) return null;
  return factsWhere({ type: { notIn: ["message.sent", "message.read"] }, ...(before && { id: { lt: before } }) });
}

/** Everything that happened to one person or that they did, in the same way; for who looks after the accounts. */
export async function activityOf(
  actor: Actor,
  who: { userId: string | null; playerId?: string; recruiterId?: string },
) {
  if (!isStaff(actor, "accounts")) return null;
  const about = Object.entries(who).flatMap(([name, id]) => (id ? [{ data: { path: [name], equals: id } }] : []));
  return factsWhere({ OR: [...about, ...(who.userId ? [{ actorId: who.userId }] : [])] });
}

async function factsWhere(where: Prisma.FactWhereInput) {
  const rows = await db.fact.findMany({ where, orderBy: { id: "desc" }, take: shown + 1 });
  const page = rows.slice(0, shown);
  const [names, claims] = await Promise.all([
    namesIn(page.map(({ data, actorId }) => ({ ...(data as Ids), actorId }))),
    claimsIn(page.map(({ data }) => data as Ids)),
  ]);
  const facts = page.map(({ id, type, actorId, data, createdAt }): ToldFact => {
    const ids = data as Ids;
    return {
      id: id.toString(),
      type: type as EventType,
      at: createdAt,
      actor: names.get(actorId ?? "") ?? null,
      change: implied[type as EventType] ?? claims.change(ids) ?? changeIn(ids, names),
      names: known({
        player: names.get(ids.playerId ?? ""),
        organization: names.get(ids.recruiterId ?? ""),
        person: names.get(ids.userId ?? ""),
        title: claims.title(ids) ?? names.get(ids.jobId ?? ids.eventId ?? ids.newsId ?? ids.caseId ?? ""),
        list: ids.list ?? undefined,
        ruling: ids.undone ? "undone" : (ids.ruling ?? undefined),
      }),
    };
  });
  return { facts, next: rows.length > shown ? (page.at(-1)?.id ?? null) : null };
}

const kinds = [
  "playerId",
  "recruiterId",
  "userId",
  "jobId",
  "eventId",
  "newsId",
  "caseId",
  "actorId",
  "assigneeId",
  "formerId",
] as const;
type Ids = Partial<Record<(typeof kinds)[number] | "list" | "ruling", string | null>> & {
  undone?: boolean;
} & ClaimIds;

/** Acts that find only one thing and make only one of it. */
const implied: { [T in EventType]?: Change } = { "wishlist.handled": { was: "pending", is: "handled" } };

/** What an act of the staff found and made of it, where it says so. */
function changeIn(data: Ids & Partial<Change>, names: Map<string, string>): ToldFact["change"] {
  const { was, is, assigneeId, formerId, placeBefore, placeAfter } = data;
  if (was && is) return { was, is };
  if (placeBefore && placeAfter) return { from: String(placeBefore), to: String(placeAfter) };
  if (assigneeId === undefined || formerId === undefined) return null;
  return { from: names.get(formerId ?? "") ?? null, to: names.get(assigneeId ?? "") ?? null };
}

/** The names of everything these facts speak of, by id, in one statement. */
async function namesIn(facts: Ids[]): Promise<Map<string, string>> {
  const of = (...names: (typeof kinds)[number][]) => [
    ...new Set(facts.flatMap((fact) => names.flatMap((name) => fact[name] ?? []))),
  ];
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`
    select id, full_name as name from players where id = any(${of("playerId")}::uuid[])
    union all select id, organization_name from recruiters where id = any(${of("recruiterId")}::uuid[])
    union all select id, full_name from profiles where id = any(${of("userId", "actorId", "assigneeId", "formerId")}::uuid[])
    union all select id, title from sport_jobs where id = any(${of("jobId")}::uuid[])
    union all select id, title from sport_events where id = any(${of("eventId")}::uuid[])
    union all select id, title from sports_news where id = any(${of("newsId")}::uuid[])
    union all select id, title from moderation_cases where id = any(${of("caseId")}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const known = (names: Record<keyof Named, string | undefined>): Named =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
