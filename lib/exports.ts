import "server-only";
import type { Actor } from "./core/actor";
import type { Cell, Rows } from "./core/cells";
import { countryName } from "./core/countries";
import { type Choices, type PlainDeskSearch, readDesk } from "./core/desk";
import type { Locale } from "./core/i18n/routing";
import { translator } from "./core/i18n/translator";
import { asCounted } from "./core/limit";
import { applicantsOf } from "./jobs/queries/applicants";
import { listWishes } from "./jobs/queries/wishes";
import { applicationChoices } from "./jobs/schema/application";
import { wishChoices } from "./jobs/schema/job";
import { listArticles } from "./news/queries/desk";
import { newsChoices } from "./news/schema/article";
import { askedMonth, budgetOf } from "./recruiters/queries/budget";
import { contractsInPages, type MatchRow, matchesInPages } from "./reports/queries/matches";
import { countPeople, peopleInPages } from "./reports/queries/people";
import { type ExportedList, matchChoices, peopleChoices } from "./reports/schema";
import { budgetNames } from "./scouting/queries/budget-players";
import { type FavoriteLabels, favoriteChoices, favoritesOf } from "./scouting/queries/favorites";
import { isPosition, isSport, type SportSlug } from "./sports/schema";
import { listTickets } from "./support/queries/tickets";
import { ticketChoices } from "./support/schema/desk";

/** How many rows are in memory at once. */
const PAGE = 1000;

type Column<Row> = { name: string; label: string; cell: (row: Row) => Cell };
type Exported = { title: string; rows: Rows };
type Address = Record<string, string | string[]>;
type Asked = { actor: Actor; address: Address; take: number };

/** The rows that a list shows at this address, all its pages, under the heads of its columns; the last row says how many. */
export const exported = (list: ExportedList, actor: Actor, address: Address, take = PAGE): Exported =>
  lists[list]({ actor, address, take });

/** The same of those who applied for one's own offer. */
export function exportedApplicants(actor: Actor, jobId: string, address: Address, take = PAGE): Exported {
  const t = translator(actor.locale, "jobs");
  type Search = Parameters<typeof applicantsOf>[2];
  const pages = (who: Actor, search: Search, most: number) => applicantsOf(who, jobId, search, most);
  return fileOf({ actor, address, take }, t("applicants.title"), readAll(applicationChoices, address), pages, [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "name", label: t("applicants.name"), cell: ({ name }) => name },
    { name: "words", label: t("applicants.words"), cell: ({ words }) => words },
    { name: "email", label: t("applicants.email"), cell: ({ contactEmail }) => contactEmail },
    { name: "phone", label: t("applicants.phone"), cell: ({ contactPhone }) => contactPhone },
    { name: "state", label: t("applicants.state"), cell: ({ state }) => t(`application.states.${state}`) },
    { name: "date", label: t("applicants.date"), cell: ({ createdAt }) => createdAt },
  ]);
}

/** The same of an organisation's favourites; of whom it may no longer know there is what it wrote itself. */
export function exportedFavorites(actor: Actor, address: Address, labels: FavoriteLabels, take = PAGE): Exported {
  const t = translator(actor.locale, "scouting");
  const sports = translator(actor.locale, "sports");
  const players = translator(actor.locale, "players");
  const search = readAll(favoriteChoices(labels), address);
  return fileOf({ actor, address, take }, t("favorites.title"), search, uncounted(favoritesOf), [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "player", label: t("favorites.player"), cell: ({ card }) => card?.called ?? t("favorites.gone") },
    {
      name: "sport",
      label: t("favorites.sport"),
      cell: ({ card }) => card && sports(`name.${card.primarySport as SportSlug}`),
    },
    { name: "position", label: t("favorites.position"), cell: ({ card }) => card && positionIn(actor.locale, card) },
    { name: "level", label: t("favorites.level"), cell: ({ card }) => card && sports(`level.${card.level}`) },
    { name: "age", label: t("favorites.age"), cell: ({ card }) => card && players(`ages.${card.ageBand}`) },
    {
      name: "country",
      label: t("favorites.country"),
      cell: ({ card }) => card && countryName(actor.locale, card.country),
    },
    { name: "city", label: t("favorites.city"), cell: ({ card }) => card?.city ?? null },
    { name: "lists", label: t("favorites.lists"), cell: ({ lists }) => lists.map(({ name }) => name).join(", ") },
    { name: "tags", label: t("favorites.tags"), cell: ({ tags }) => tags.join(", ") },
    { name: "note", label: t("favorites.note"), cell: ({ note }) => note },
    { name: "saved", label: t("favorites.saved"), cell: ({ createdAt }) => createdAt },
  ]);
}

/** The same of an organisation's budget: its lines, and what the payment provider took; amounts in euros. */
export function exportedBudget(actor: Actor, month: string | undefined, take = PAGE): Exported {
  const t = translator(actor.locale, "budget");
  const pages = async () => {
    const entries = (await budgetOf(actor, askedMonth(month)))?.entries ?? [];
    const names = await budgetNames(actor, entries);
    return { rows: entries.map((row) => ({ ...row, who: names.get(row.playerId ?? "") ?? null })), next: null };
  };
  return fileOf({ actor, address: {}, take }, t("title"), {}, pages, [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "what", label: t("columns.what"), cell: ({ label, payment }) => label ?? t(`payment.${payment.kind}`) },
    { name: "category", label: t("columns.category"), cell: ({ category }) => t(`category.${category ?? "recruit"}`) },
    { name: "day", label: t("columns.day"), cell: ({ day }) => day },
    { name: "amount", label: t("columns.euros"), cell: ({ cents }) => cents / 100 },
    { name: "state", label: t("columns.state"), cell: ({ state }) => t(`state.${state}`) },
    { name: "player", label: t("columns.player"), cell: ({ who }) => who },
    { name: "note", label: t("columns.note"), cell: ({ note }) => note },
  ]);
}

function positionIn(locale: Locale, { primarySport, position }: { primarySport: string; position: string }) {
  const sports = translator(locale, "sports");
  return isSport(primarySport) && isPosition(primarySport, position) ? sports(`position.${position}`) : position;
}

const lists: Record<ExportedList, (asked: Asked) => Exported> = {
  people(asked) {
    const { actor, address } = asked;
    const t = translator(actor.locale, "admin");
    return fileOf(asked, t("users"), readAll(peopleChoices, address), peopleInPages, [
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
  matches(asked) {
    const { actor, address } = asked;
    const t = translator(actor.locale, "admin");
    const sports = translator(actor.locale, "sports");
    return fileOf(asked, t("match.matches"), readAll(matchChoices, address), matchesInPages, [
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
  contracts(asked) {
    const { actor, address } = asked;
    const t = translator(actor.locale, "admin");
    const states = translator(actor.locale, "contracts");
    return fileOf(asked, t("match.contracts"), readAll(matchChoices, address), contractsInPages, [
      ...parties(actor),
      { name: "total", label: t("match.total"), cell: ({ totalCents }) => totalCents / 100 },
      { name: "signed", label: t("match.signed"), cell: ({ signedOn }) => signedOn },
      { name: "state", label: t("match.status"), cell: ({ state }) => states(`state.${state}`) },
      { name: "date", label: t("match.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  wishes(asked) {
    const t = translator(asked.actor.locale, "jobs");
    return fileOf(asked, t("desk.caption"), readAll(wishChoices, asked.address), listWishes, [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "recruiter", label: t("desk.recruiter"), cell: ({ recruiter }) => recruiter.organizationName },
      { name: "offer", label: t("desk.offer"), cell: ({ job }) => job.title },
      { name: "since", label: t("desk.since"), cell: ({ createdAt }) => createdAt },
      { name: "state", label: t("desk.state"), cell: ({ state }) => t(`desk.states.${state}`) },
    ]);
  },
  tickets(asked) {
    const t = translator(asked.actor.locale, "admin");
    return fileOf(asked, t("ticket.caption"), readAll(ticketChoices, asked.address), uncounted(listTickets), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "from", label: t("ticket.from"), cell: ({ name }) => name },
      { name: "says", label: t("ticket.says"), cell: ({ excerpt }) => excerpt },
      { name: "state", label: t("ticket.state"), cell: ({ state }) => t(`ticket.states.${state}`) },
      { name: "assignee", label: t("ticket.assignee"), cell: ({ assignee }) => assignee },
      { name: "date", label: t("ticket.date"), cell: ({ createdAt }) => createdAt },
    ]);
  },
  articles(asked) {
    const t = translator(asked.actor.locale, "news");
    const sports = translator(asked.actor.locale, "sports");
    return fileOf(asked, t("desk.title"), readAll(newsChoices, asked.address), uncounted(listArticles), [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "article", label: t("desk.article"), cell: ({ title }) => title },
      { name: "stage", label: t("desk.stage"), cell: ({ stage }) => t(`desk.stages.${stage}`) },
      {
        name: "sport",
        label: t("desk.sport"),
        cell: ({ sportSlug: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
      },
      { name: "languages", label: t("desk.languages"), cell: ({ written }) => written.join(" ") },
      { name: "day", label: t("desk.day"), cell: ({ publishedAt, createdAt }) => publishedAt ?? createdAt },
    ]);
  },
};

/** The pages of a file are part of one counted act. */
const uncounted =
  <Search, Found>(list: (actor: Actor, search: Search, take?: number) => Promise<Found>) =>
  (actor: Actor, search: Search, take?: number) =>
    asCounted(() => list(actor, search, take));

function parties({ locale }: Actor): Column<Pick<MatchRow, "id" | "recruiter" | "player">>[] {
  const t = translator(locale, "admin");
  return [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "recruiter", label: t("match.recruiter"), cell: ({ recruiter }) => recruiter.organizationName },
    { name: "player", label: t("match.player"), cell: ({ player }) => player.fullName },
  ];
}

/** What the address asks for, from its first page on. */
function readAll<const C extends Choices>(choices: C, address: Address) {
  const { after: _after, ...search } = readDesk(choices, address);
  return search as ReturnType<typeof readDesk<C>>;
}

/** Everybody, for the job that writes the file. */
export async function everybodyFor(actor: Actor) {
  return { ...exported("people", actor, {}), total: await countPeople(actor) };
}

type Pages<Row, Search> = (
  actor: Actor,
  search: Search,
  take: number,
) => Promise<{ rows: Row[]; next: string | null } | null>;

function fileOf<Row, Search extends PlainDeskSearch>(
  { actor, take }: Asked,
  title: string,
  search: Search,
  pages: Pages<Row, Search>,
  columns: Column<Row>[],
): Exported {
  const shown = columns.filter(({ name }) => !search.hide?.includes(name));
  const words = translator(actor.locale, "desk");
  async function* rows() {
    yield shown.map(({ label }) => label);
    let count = 0;
    for (let after: string | null | undefined; after !== null; ) {
      const page: Awaited<ReturnType<typeof pages>> = await pages(actor, { ...search, ...(after && { after }) }, take);
      for (const row of page?.rows ?? []) yield shown.map(({ cell }) => cell(row));
      count += page?.rows.length ?? 0;
      after = page?.next ?? null;
    }
    yield [words("rows", { count })];
  }
  return { title, rows: rows() };
}
