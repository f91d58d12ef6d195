import "server-only";
import type { ScopeChange } from "@/lib/accounts/events";
import type { EventType } from "@/lib/entry/domain-events";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Change } from "@/lib/platform/outbox/event-changes";
import type { Prisma } from "@/lib/platform/prisma/client";
import { type StatementChange, type StatementIds, statementsIn } from "./statement-texts";

const pageSize = 30;

type EntryNames = Partial<Record<"player" | "organization" | "person" | "title" | "list" | "ruling", string>>;
/** Previous and new value as displayed names; null means nobody. */
export type NamedChange = { from: string | null; to: string | null };
export type ActivityEntry = {
  id: string;
  type: EventType;
  recordedAt: Date;
  actor: string | null;
  names: EntryNames;
  change: Change | ScopeChange | NamedChange | StatementChange | null;
};

/** The latest events before the cursor, without messages; null without the "reports" permission. */
export async function recentActivity(actor: Actor, before?: bigint) {
  if (!isStaff(actor, "reports")) return null;
  return listEvents({ type: { notIn: ["message.sent", "message.read"] }, ...(before && { id: { lt: before } }) });
}

/** The events about or by one person; null without the "accounts" permission. */
export async function activityOf(
  actor: Actor,
  person: { userId: string | null; playerId?: string; recruiterId?: string },
) {
  if (!isStaff(actor, "accounts")) return null;
  const conditions = Object.entries(person).flatMap(([name, id]) =>
    id ? [{ data: { path: [name], equals: id } }] : [],
  );
  return listEvents({ OR: [...conditions, ...(person.userId ? [{ actorId: person.userId }] : [])] });
}

async function listEvents(where: Prisma.DomainEventWhereInput) {
  const rows = await db.domainEvent.findMany({ where, orderBy: { id: "desc" }, take: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const [names, statements] = await Promise.all([
    loadNames(page.map(({ data, actorId }) => ({ ...(data as Ids), actorId }))),
    statementsIn(page.map(({ data }) => data as Ids)),
  ]);
  const entries = page.map(({ id, type, actorId, data, createdAt }): ActivityEntry => {
    const ids = data as Ids;
    return {
      id: id.toString(),
      type: type as EventType,
      recordedAt: createdAt,
      actor: names.get(actorId ?? "") ?? null,
      change: impliedChanges[type as EventType] ?? statements.change(ids) ?? changeIn(ids, names),
      names: withoutUndefined({
        player: names.get(ids.playerId ?? ids.esportPlayerId ?? ""),
        organization: names.get(ids.recruiterId ?? ""),
        person: names.get(ids.userId ?? ""),
        title: statements.title(ids) ?? names.get(ids.jobId ?? ids.eventId ?? ids.newsId ?? ids.caseId ?? ""),
        list: ids.list ?? undefined,
        ruling: ids.undone ? "undone" : (ids.ruling ?? undefined),
      }),
    };
  });
  return { entries, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

const idFields = [
  "playerId",
  "esportPlayerId",
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
type Ids = Partial<Record<(typeof idFields)[number] | "list" | "ruling", string | null>> & {
  undone?: boolean;
} & StatementIds;

const impliedChanges: { [T in EventType]?: Change } = { "wishlist.handled": { was: "pending", is: "handled" } };

function changeIn(data: Ids & Partial<Change>, names: Map<string, string>): ActivityEntry["change"] {
  const { was, is, assigneeId, formerId, placeBefore, placeAfter } = data;
  if (was && is) return { was, is };
  if (placeBefore && placeAfter) return { from: String(placeBefore), to: String(placeAfter) };
  if (assigneeId === undefined || formerId === undefined) return null;
  return { from: names.get(formerId ?? "") ?? null, to: names.get(assigneeId ?? "") ?? null };
}

async function loadNames(events: Ids[]): Promise<Map<string, string>> {
  const idsOf = (...names: (typeof idFields)[number][]) => [
    ...new Set(events.flatMap((event) => names.flatMap((name) => event[name] ?? []))),
  ];
  const rows = await db.$queryRaw<{ id: string; name: string }[]>`
    select id, full_name as name from players where id = any(${idsOf("playerId")}::uuid[])
    union all select id, full_name from esport_players where id = any(${idsOf("esportPlayerId")}::uuid[])
    union all select id, organization_name from recruiters where id = any(${idsOf("recruiterId")}::uuid[])
    union all select id, full_name from profiles where id = any(${idsOf("userId", "actorId", "assigneeId", "formerId")}::uuid[])
    union all select id, title from sport_jobs where id = any(${idsOf("jobId")}::uuid[])
    union all select id, title from sport_events where id = any(${idsOf("eventId")}::uuid[])
    union all select id, title from sports_news where id = any(${idsOf("newsId")}::uuid[])
    union all select id, title from moderation_cases where id = any(${idsOf("caseId")}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const withoutUndefined = (names: Record<keyof EntryNames, string | undefined>): EntryNames =>
  Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
