import "server-only";
import { organizedEvents } from "./events/queries/organized";
import { registrationsFor } from "./events/queries/registrations";
import { type DeskSide, eventChoices, registrationChoices } from "./events/schema/desk";
import { applicantsOf } from "./jobs/queries/applicants";
import { applicationChoices } from "./jobs/schema/application";
import type { Actor } from "./platform/command/actor";
import { type Address, type Column, type Exported, fileOf, PAGE, readAll, uncounted } from "./platform/files/exported";
import { countryName } from "./platform/i18n/countries";
import type { Locale } from "./platform/i18n/routing";
import { translator } from "./platform/i18n/translator";
import { askedMonth, budgetOf } from "./recruiters/queries/budget";
import { budgetNames } from "./scouting/queries/budget-players";
import { type FavoriteLabels, favoriteChoices, favoritesOf } from "./scouting/queries/favorites";
import { isPosition, isSport, type SportSlug } from "./sports/schema";

/** Those who applied for one's own offer, as their list shows them at this address; the last row says how many. */
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

/** The same of the events of a desk; the staff reads whose they are. */
export function exportedEvents(actor: Actor, side: DeskSide, address: Address, take = PAGE): Exported {
  const t = translator(actor.locale, "events");
  type Search = Parameters<typeof organizedEvents>[2];
  const pages = (who: Actor, search: Search) => organizedEvents(who, side, search);
  const title = t(side === "staff" ? "desk.caption" : "desk.own");
  return fileOf({ actor, address, take }, title, readAll(eventChoices, address), uncounted(pages), [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "title", label: t("desk.title"), cell: ({ title }) => title },
    { name: "when", label: t("desk.when"), cell: ({ startDate }) => startDate },
    ...(side === "staff" ? [organiserIn(actor.locale)] : []),
    { name: "seats", label: t("desk.seats"), cell: ({ taken }) => taken },
    { name: "pending", label: t("desk.pending"), cell: ({ pending }) => pending },
    { name: "state", label: t("desk.state"), cell: ({ state }) => t(`desk.states.${state}`) },
  ]);
}

/** The same of who registered for an event, by name where it is open to the actor, else by handle. */
export function exportedRegistrations(
  actor: Actor,
  { side, eventId }: { side: DeskSide; eventId: string },
  address: Address,
  take = PAGE,
): Exported {
  const t = translator(actor.locale, "events");
  const sports = translator(actor.locale, "sports");
  const columns = translator(actor.locale, "scouting");
  type Search = Parameters<typeof registrationsFor>[3];
  const pages = (who: Actor, search: Search) => registrationsFor(who, side, eventId, search);
  return fileOf({ actor, address, take }, t("desk.registrations"), readAll(registrationChoices, address), pages, [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "player", label: t("desk.player"), cell: ({ name }) => name },
    {
      name: "sport",
      label: t("desk.sport"),
      cell: ({ primarySport: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
    },
    { name: "sport", label: columns("favorites.position"), cell: (row) => positionIn(actor.locale, row) },
    { name: "sport", label: columns("favorites.level"), cell: ({ level }) => sports(`level.${level}`) },
    { name: "status", label: t("desk.state"), cell: ({ status }) => t(`state.${status}`) },
    { name: "status", label: t("desk.arrived"), cell: ({ checkedInAt }) => checkedInAt },
    { name: "since", label: t("desk.since"), cell: ({ createdAt }) => createdAt },
  ]);
}

function organiserIn(locale: Locale): Column<{ organizer: { organizationName: string } | null }> {
  const label = translator(locale, "events")("desk.organiser");
  return { name: "organiser", label, cell: ({ organizer }) => organizer?.organizationName ?? "Recruit" };
}

function positionIn(locale: Locale, { primarySport, position }: { primarySport: string; position: string }) {
  const sports = translator(locale, "sports");
  return isSport(primarySport) && isPosition(primarySport, position) ? sports(`position.${position}`) : position;
}
