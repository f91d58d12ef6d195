import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { Locale } from "@/lib/core/i18n/routing";
import { dayAndTime } from "@/lib/events/schema/when";
import { namesFor } from "@/lib/scouting/queries/names";
import { referenceOf } from "@/lib/support/schema/ticket";
import type { About } from "../schema";

type Reader = { locale: Locale; zone: string | null };
export type Values = Record<string, string>;
type Asked = Partial<
  Record<"requestId" | "eventId" | "ticketId" | "caseId" | "applicationId" | "jobId" | "recruiterId", string>
>;

/** Of each subject what a sentence about it names, as this actor may know it now; null for what is gone. */
export async function subjectsOf(actor: Actor, { locale, zone }: Reader, abouts: About[]): Promise<(Values | null)[]> {
  const asked: Asked[] = abouts;
  const [requests, events, tickets, cases, applications, wishes] = await Promise.all([
    requestsNamed(actor, ids(asked, "requestId")),
    eventsNamed({ locale, zone }, ids(asked, "eventId")),
    ticketsNamed(ids(asked, "ticketId")),
    casesNamed(ids(asked, "caseId")),
    applicationsNamed(ids(asked, "applicationId")),
    wishesNamed(ids(asked, "jobId")),
  ]);
  return asked.map(({ requestId, eventId, ticketId, caseId, applicationId, jobId, recruiterId }) => {
    if (requestId) return requests.get(requestId) ?? null;
    if (eventId) return events.get(eventId) ?? null;
    if (ticketId) return tickets.get(ticketId) ?? null;
    if (caseId) return cases.get(caseId) ?? null;
    if (applicationId) return applications.get(applicationId) ?? null;
    return jobId ? (wishes.get(`${jobId} ${recruiterId}`) ?? null) : {};
  });
}

async function requestsNamed(actor: Actor, requestIds: string[]): Promise<Map<string, Values>> {
  if (requestIds.length === 0) return new Map();
  const requests = await db.contactRequest.findMany({
    where: { id: { in: requestIds } },
    select: { id: true, playerId: true, recruiter: { select: { organizationName: true } } },
  });
  const names = await namesFor(
    actor,
    requests.map(({ playerId }) => playerId),
  );
  return new Map(
    requests.map(({ id, playerId, recruiter: { organizationName: organization } }) => {
      const player = names.get(playerId) ?? "";
      return [id, { organization, player, sender: actor.recruiterId ? player : organization }];
    }),
  );
}

async function eventsNamed({ locale, zone }: Reader, eventIds: string[]): Promise<Map<string, Values>> {
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
