import "server-only";
import { db } from "@/lib/core/db";
import type { Locale } from "@/lib/core/i18n/routing";
import { dayAndTime } from "@/lib/events/schema/when";
import { publicPlayers } from "@/lib/players/queries/visible";
import { referenceOf } from "@/lib/support/schema/ticket";
import type { About } from "../schema/notification";
import { foundTalents } from "./found-talents";
import { toldMatches } from "./told-matches";

/** How and for whom it is said: `names` knows what to call players before this reader. */
export type Reader = {
  locale: Locale;
  zone: string | null;
  recruits: boolean;
  names: (playerIds: string[]) => Promise<Map<string, string>>;
};
export type Values = Record<string, string | number>;
type Asked = Partial<
  Record<
    | "requestId"
    | "playerId"
    | "introductionId"
    | "contractId"
    | "eventId"
    | "ticketId"
    | "caseId"
    | "applicationId"
    | "confirmationId"
    | "jobId"
    | "recruiterId"
    | "foundBy"
    | "foundAt"
    | "matchedFor"
    | "matchedAt"
    | "tasks",
    string
  >
>;

/** Of each subject what a sentence about it names, as this reader may know it now; null for what is gone. */
export async function subjectsOf(reader: Reader, abouts: About[]): Promise<(Values | null)[]> {
  const asked: Asked[] = abouts;
  const [
    requests,
    profiles,
    introductions,
    contracts,
    events,
    tickets,
    cases,
    applications,
    confirmers,
    wishes,
    talents,
    matches,
  ] = await Promise.all([
    requestsNamed(reader, ids(asked, "requestId")),
    profilesNow(ids(asked, "playerId")),
    introductionsNamed(ids(asked, "introductionId")),
    contractsNamed(reader, ids(asked, "contractId")),
    eventsNamed(reader, ids(asked, "eventId")),
    ticketsNamed(ids(asked, "ticketId")),
    casesNamed(ids(asked, "caseId")),
    applicationsNamed(ids(asked, "applicationId")),
    confirmersNamed(ids(asked, "confirmationId")),
    wishesNamed(ids(asked, "jobId")),
    foundTalents(reader, ids(asked, "foundBy"), ids(asked, "foundAt")),
    toldMatches(ids(asked, "matchedFor"), ids(asked, "matchedAt")),
  ]);
  return asked.map(({ requestId, introductionId, eventId, ticketId, caseId, applicationId, ...about }) => {
    const { confirmationId, contractId, jobId, recruiterId } = about;
    if (about.playerId) return profiles.get(about.playerId) ?? null;
    if (introductionId) return introductions.get(introductionId) ?? null;
    if (contractId) return contracts.get(contractId) ?? null;
    if (about.matchedAt) return matches.get(about.matchedAt) ?? null;
    if (about.tasks) return { count: Number(about.tasks) };
    if (about.foundAt) return talents.get(about.foundAt) ?? null;
    if (requestId) return requests.get(requestId) ?? null;
    if (eventId) return events.get(eventId) ?? null;
    if (ticketId) return tickets.get(ticketId) ?? null;
    if (caseId) return cases.get(caseId) ?? null;
    if (applicationId) return applications.get(applicationId) ?? null;
    if (confirmationId) return confirmers.get(confirmationId) ?? null;
    return jobId ? (wishes.get(`${jobId} ${recruiterId}`) ?? null) : {};
  });
}

async function requestsNamed({ names: namesOf, recruits }: Reader, requestIds: string[]): Promise<Map<string, Values>> {
  if (requestIds.length === 0) return new Map();
  const requests = await db.contactRequest.findMany({
    where: { id: { in: requestIds } },
    select: { id: true, playerId: true, recruiter: { select: { organizationName: true } } },
  });
  const names = await namesOf(requests.map(({ playerId }) => playerId));
  return new Map(
    requests.map(({ id, playerId, recruiter: { organizationName: organization } }) => {
      const player = names.get(playerId) ?? "";
      return [id, { organization, player, sender: recruits ? player : organization }];
    }),
  );
}

/** Whether everybody may see a player's profile by now, or it waits for their own yes. */
async function profilesNow(playerIds: string[]): Promise<Map<string, Values>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; profile: string }[]>`
    select p.id, case when ${publicPlayers} then 'shown' when not p.consent_terms then 'waiting' else 'hidden' end as profile
    from players p where p.id = any(${playerIds}::uuid[])`;
  return new Map(rows.map(({ id, profile }) => [id, { profile }]));
}

async function introductionsNamed(introductionIds: string[]): Promise<Map<string, Values>> {
  if (introductionIds.length === 0) return new Map();
  const asked = await db.introduction.findMany({
    where: { id: { in: introductionIds } },
    select: { id: true, recruiter: { select: { organizationName: true } } },
  });
  return new Map(asked.map(({ id, recruiter }) => [id, { organization: recruiter.organizationName }]));
}

async function contractsNamed({ names: namesOf }: Reader, contractIds: string[]): Promise<Map<string, Values>> {
  if (contractIds.length === 0) return new Map();
  const told = await db.contract.findMany({
    where: { id: { in: contractIds } },
    select: { id: true, playerId: true, recruiter: { select: { organizationName: true } } },
  });
  const names = await namesOf(told.map(({ playerId }) => playerId));
  return new Map(
    told.map(({ id, playerId, recruiter: { organizationName: organization } }) => [
      id,
      { organization, player: names.get(playerId) ?? "" },
    ]),
  );
}

async function eventsNamed(
  { locale, zone }: Pick<Reader, "locale" | "zone">,
  eventIds: string[],
): Promise<Map<string, Values>> {
  if (eventIds.length === 0) return new Map();
  const events = await db.sportEvent.findMany({
    where: { id: { in: eventIds } },
    select: { id: true, title: true, location: true, startDate: true, endDate: true, timeZone: true },
  });
  return new Map(
    events.map(({ id, title, location, ...span }) => [
      id,
      { event: title, when: dayAndTime(locale, span, zone), where: location },
    ]),
  );
}

async function ticketsNamed(ticketIds: string[]): Promise<Map<string, Values>> {
  if (ticketIds.length === 0) return new Map();
  const tickets = await db.ticket.findMany({ where: { id: { in: ticketIds } }, select: { id: true, name: true } });
  return new Map(tickets.map(({ id, name }) => [id, { name, reference: referenceOf(id) }]));
}

async function casesNamed(caseIds: string[]): Promise<Map<string, Values>> {
  if (caseIds.length === 0) return new Map();
  const cases = await db.moderationCase.findMany({ where: { id: { in: caseIds } }, select: { id: true, title: true } });
  return new Map(cases.map(({ id, title }) => [id, { title }]));
}

async function applicationsNamed(applicationIds: string[]): Promise<Map<string, Values>> {
  if (applicationIds.length === 0) return new Map();
  const sent = await db.jobApplication.findMany({
    where: { id: { in: applicationIds } },
    select: { id: true, name: true, state: true, job: { select: { title: true } } },
  });
  return new Map(sent.map(({ id, name, state, job }) => [id, { applicant: name, offer: job.title, state }]));
}

async function confirmersNamed(confirmationIds: string[]): Promise<Map<string, Values>> {
  if (confirmationIds.length === 0) return new Map();
  const where = { id: { in: confirmationIds } };
  const asked = await db.confirmation.findMany({ where, select: { id: true, name: true, club: true } });
  return new Map(asked.map(({ id, name, club }) => [id, { confirmer: name, club }]));
}

async function wishesNamed(jobIds: string[]): Promise<Map<string, Values>> {
  if (jobIds.length === 0) return new Map();
  const wishes = await db.wishlistItem.findMany({
    where: { jobId: { in: jobIds } },
    select: {
      jobId: true,
      recruiterId: true,
      recruiter: { select: { organizationName: true } },
      job: { select: { title: true } },
    },
  });
  return new Map(
    wishes.map(({ jobId, recruiterId, recruiter, job }) => [
      `${jobId} ${recruiterId}`,
      { organization: recruiter.organizationName, offer: job.title },
    ]),
  );
}

const ids = (asked: Asked[], key: keyof Asked) => [...new Set(asked.flatMap((about) => about[key] ?? []))];
