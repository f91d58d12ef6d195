export const newsTags = ({ slug, sport }: { slug: string; sport: string }) => ["news", `news:${slug}`, `news:${sport}`];

export const eventPages = ({ eventId }: { eventId: string }) => ["events", `events:${eventId}`];

/** Everything that shows this account. */
export const accountPages = ({ recruiterId }: { recruiterId: string | null }) => [
  ...["players", "recruiters", "esport", "stats", "jobs", "events"],
  ...(recruiterId ? [`recruiters:${recruiterId}`] : []),
];

type ReportedItem = Partial<Record<"playerId" | "recruiterId" | "jobId" | "eventId" | "esportPlayerId", string>>;

/** Pages that show the reported item. */
export function reportedItemPages({ playerId, recruiterId, jobId, eventId, esportPlayerId }: ReportedItem) {
  return [
    ...(playerId ? ["players", "stats"] : []),
    ...(recruiterId ? ["recruiters", `recruiters:${recruiterId}`] : []),
    ...(jobId ? ["jobs", `jobs:${jobId}`] : []),
    ...(esportPlayerId ? ["esport", `esport:${esportPlayerId}`] : []),
    ...(eventId ? eventPages({ eventId }) : []),
  ];
}

const licencePages = ({ recruiterId }: { recruiterId: string }) => [`recruiters:${recruiterId}`];

export const licenceEventTags = { "licence.verified": licencePages, "licence.rejected": licencePages };
