/** The lists, the article itself, and what names it beside other articles of its sport. */
export const newsTags = ({ slug, sport }: { slug: string; sport: string }) => ["news", `news:${slug}`, `news:${sport}`];

export const eventPages = ({ eventId }: { eventId: string }) => ["events", `events:${eventId}`];

/** Everything that an account may show. */
export const accountPages = ({ recruiterId }: { recruiterId: string | null }) => [
  ...["players", "recruiters", "esport", "stats", "jobs", "events"],
  ...(recruiterId ? [`recruiters:${recruiterId}`] : []),
];

type Thing = Partial<Record<"playerId" | "recruiterId" | "jobId" | "eventId" | "esportPlayerId", string>>;

/** What shows a thing that was reported. */
export function thingPages({ playerId, recruiterId, jobId, eventId, esportPlayerId }: Thing) {
  return [
    ...(playerId ? ["players", "stats"] : []),
    ...(recruiterId ? ["recruiters", `recruiters:${recruiterId}`] : []),
    ...(jobId ? ["jobs", `jobs:${jobId}`] : []),
    ...(esportPlayerId ? ["esport", `esport:${esportPlayerId}`] : []),
    ...(eventId ? eventPages({ eventId }) : []),
  ];
}

const licencePages = ({ recruiterId }: { recruiterId: string }) => [`recruiters:${recruiterId}`];

/** What was checked of an organisation stands on its page. */
export const outdatedByLicences = { "licence.verified": licencePages, "licence.rejected": licencePages };
