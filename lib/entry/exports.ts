import "server-only";
import { type CommissionState, commissionState } from "@/lib/billing/schema";
import { listArticles } from "@/lib/content/queries/article-list";
import { newsChoices } from "@/lib/content/schema/article";
import { titleFor } from "@/lib/content/schema/draft";
import { listJobs } from "@/lib/jobs/queries/moderated-jobs";
import { listWishlistEntries } from "@/lib/jobs/queries/wishlist-entries";
import { jobChoices, wishlistChoices } from "@/lib/jobs/schema/job";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import {
  type Address,
  type Column,
  type Exported,
  type ExportRequest,
  fileOf,
  PAGE,
  readAll,
  uncounted,
} from "@/lib/platform/files/exported";
import { countryName } from "@/lib/platform/i18n/countries";
import { townName } from "@/lib/platform/i18n/town-names";
import { translator } from "@/lib/platform/i18n/translator";
import { isSport } from "@/lib/sports/schema/sports";
import { listTickets } from "@/lib/support/queries/tickets";
import { ticketChoices } from "@/lib/support/schema/ticket-list";
import { listCases } from "@/lib/trust/queries/cases";
import { contractsInPages, type MatchRow, matchesInPages } from "@/lib/trust/queries/matches";
import { countPeople, peopleInPages } from "@/lib/trust/queries/people";
import { caseChoices } from "@/lib/trust/schema/moderation";
import { type ExportedList, matchChoices, peopleChoices } from "@/lib/trust/schema/reports";
import { exportedEvents } from "./own-exports";

/** The rows that a list shows at this address, on all its pages, under its column titles; the last row holds the count. */
export const exported = (list: ExportedList, actor: Actor, address: Address, batchSize = PAGE): Exported =>
  lists[list]({ actor, address, take: batchSize });

const lists: Record<ExportedList, (request: ExportRequest) => Exported> = {
  people(request) {
    const { actor, address } = request;
    const t = translator(actor.locale, "admin");
    return fileOf(request, t("users"), readAll(peopleChoices, address), peopleInPages, [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "name", label: t("people.name"), cell: ({ name }) => name },
      { name: "type", label: t("people.type"), cell: ({ type }) => t(`people.one.${type}`) },
      {
        name: "country",
        label: t("people.country"),
        cell: ({ country }) => country && countryName(actor.locale, country),
      },
      { name: "state", label: t("people.state"), cell: ({ state }) => t(`people.states.${state}`) },
      { name: "date", label: t("people.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  matches(request) {
    const { actor, address } = request;
    const t = translator(actor.locale, "admin");
    const sports = translator(actor.locale, "sports");
    return fileOf(request, t("match.matches"), readAll(matchChoices, address), matchesInPages, [
      ...parties(actor),
      {
        name: "sport",
        label: t("match.sport"),
        cell: ({ sportMatch: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
      },
      { name: "score", label: t("match.score"), cell: ({ compatibilityScore }) => compatibilityScore },
      { name: "status", label: t("match.status"), cell: ({ status }) => t(`match.statuses.${status}`) },
      { name: "date", label: t("match.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  contracts(request) {
    const { actor, address } = request;
    const t = translator(actor.locale, "admin");
    const states = translator(actor.locale, "contracts");
    const commissions = translator(actor.locale, "billing");
    const payment = (state: CommissionState) => commissions(`commission.state.${state}`);
    return fileOf(request, t("match.contracts"), readAll(matchChoices, address), contractsInPages, [
      ...parties(actor),
      { name: "total", label: t("match.total"), cell: ({ totalCents }) => totalCents / 100 },
      { name: "signed", label: t("match.signed"), cell: ({ signedOn }) => signedOn },
      {
        name: "commission",
        label: states("recorded.commission"),
        cell: ({ commission }) => commission && commission.amountCents / 100,
      },
      { name: "due", label: states("recorded.due"), cell: ({ commission }) => commission?.dueOn ?? null },
      {
        name: "payment",
        label: t("match.payment"),
        cell: ({ commission }) => commission && payment(commissionState(commission, now())),
      },
      { name: "state", label: t("match.status"), cell: ({ state }) => states(`state.${state}`) },
      { name: "date", label: t("match.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  wishlist(request) {
    const t = translator(request.actor.locale, "jobs");
    return fileOf(request, t("admin.caption"), readAll(wishlistChoices, request.address), listWishlistEntries, [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "recruiter", label: t("admin.recruiter"), cell: ({ recruiter }) => recruiter.organizationName },
      { name: "offer", label: t("admin.offer"), cell: ({ job }) => job.title },
      { name: "since", label: t("admin.since"), cell: ({ createdAt }) => createdAt },
      { name: "state", label: t("admin.state"), cell: ({ state }) => t(`admin.states.${state}`) },
    ]);
  },
  tickets(request) {
    const t = translator(request.actor.locale, "admin");
    return fileOf(request, t("ticket.caption"), readAll(ticketChoices, request.address), uncounted(listTickets), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "from", label: t("ticket.from"), cell: ({ name }) => name },
      { name: "says", label: t("ticket.says"), cell: ({ excerpt }) => excerpt },
      { name: "state", label: t("ticket.state"), cell: ({ state }) => t(`ticket.states.${state}`) },
      { name: "assignee", label: t("ticket.assignee"), cell: ({ assignee }) => assignee },
      { name: "date", label: t("ticket.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  articles(request) {
    const t = translator(request.actor.locale, "news");
    const sports = translator(request.actor.locale, "sports");
    return fileOf(request, t("admin.title"), readAll(newsChoices, request.address), uncounted(listArticles), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "article", label: t("admin.article"), cell: ({ titles }) => titleFor(titles, request.actor.locale) },
      { name: "stage", label: t("admin.stage"), cell: ({ stage }) => t(`admin.stages.${stage}`) },
      {
        name: "sport",
        label: t("admin.sport"),
        cell: ({ sportSlug: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
      },
      { name: "languages", label: t("admin.languages"), cell: ({ written }) => written.join(" ") },
      { name: "day", label: t("admin.day"), cell: ({ publishedAt, createdAt }) => publishedAt ?? createdAt },
    ]);
  },
  events: ({ actor, address, take }) => exportedEvents(actor, "staff", address, take),
  jobs(request) {
    const { locale } = request.actor;
    const t = translator(locale, "jobs");
    return fileOf(request, t("moderation.caption"), readAll(jobChoices, request.address), uncounted(listJobs), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "title", label: t("moderation.offer"), cell: ({ title }) => title },
      {
        name: "owner",
        label: t("moderation.owner"),
        cell: ({ user, recruiter }) => recruiter?.organizationName ?? user.profile?.fullName ?? t("moderation.unknown"),
      },
      {
        name: "place",
        label: t("moderation.place"),
        cell: ({ locationCity: city, locationCountry }) =>
          `${townName(locale, { city, country: locationCountry })} · ${countryName(locale, locationCountry)}`,
      },
      { name: "kind", label: t("moderation.kind"), cell: ({ kind }) => t(`kind.${kind}`) },
      { name: "state", label: t("moderation.state"), cell: ({ status }) => t(`own.status.${status}`) },
      { name: "date", label: t("moderation.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  cases(request) {
    const t = translator(request.actor.locale, "moderation");
    return fileOf(request, t("admin.caption"), readAll(caseChoices, request.address), uncounted(listCases), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "what", label: t("admin.what"), cell: ({ title }) => title || t("admin.erased") },
      { name: "whose", label: t("admin.whose"), cell: ({ concerned }) => concerned || t("admin.house") },
      {
        name: "reasons",
        label: t("admin.reasons"),
        cell: ({ reasons }) => reasons.map((reason) => t(`rules.${reason}`)).join(" · "),
      },
      { name: "reports", label: t("admin.reports"), cell: ({ reports }) => reports },
      {
        name: "state",
        label: t("admin.state"),
        cell: ({ state, ruling }) =>
          state === "decided" && ruling ? t(`rulings.${ruling}`) : t(`admin.states.${state}`),
      },
      { name: "age", label: t("admin.age"), cell: ({ createdAt }) => createdAt },
    ]);
  },
};

function parties({ locale }: Actor): Column<Pick<MatchRow, "id" | "recruiter" | "player">>[] {
  const t = translator(locale, "admin");
  return [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "recruiter", label: t("match.recruiter"), cell: ({ recruiter }) => recruiter.organizationName },
    { name: "player", label: t("match.player"), cell: ({ player }) => player.fullName },
  ];
}

export async function everybodyFor(actor: Actor) {
  return { ...exported("people", actor, {}), total: await countPeople(actor) };
}
