import "server-only";
import { budgetNames } from "@/lib/contacts/queries/budget-players";
import { type FavoriteLabels, favoriteChoices, favoritesOf } from "@/lib/contacts/queries/favorites";
import { organizedEvents } from "@/lib/events/queries/organized";
import { registrationsFor } from "@/lib/events/queries/registrations";
import { eventChoices, type OrganizerSide, registrationChoices } from "@/lib/events/schema/organizer-list";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { applicationChoices } from "@/lib/jobs/schema/application";
import type { Actor } from "@/lib/platform/command/actor";
import {
  type Address,
  type Column,
  type Exported,
  fileOf,
  PAGE,
  readAll,
  uncounted,
} from "@/lib/platform/files/exported";
import { countryName } from "@/lib/platform/i18n/countries";
import type { Locale } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import { translator } from "@/lib/platform/i18n/translator";
import { budgetOf, readMonth } from "@/lib/recruiters/queries/budget";
import { isPosition, isSport, type SportSlug } from "@/lib/sports/schema/sports";

export function exportedApplicants(actor: Actor, jobId: string, address: Address, batchSize = PAGE): Exported {
  const t = translator(actor.locale, "jobs");
  type Search = Parameters<typeof applicantsOf>[2];
  const pages = (reader: Actor, search: Search, limit: number) => applicantsOf(reader, jobId, search, limit);
  return fileOf(
    { actor, address, take: batchSize },
    t("applicants.title"),
    readAll(applicationChoices, address),
    pages,
    [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "name", label: t("applicants.name"), cell: ({ name }) => name },
      { name: "words", label: t("applicants.words"), cell: ({ words }) => words },
      { name: "email", label: t("applicants.email"), cell: ({ contactEmail }) => contactEmail },
      { name: "phone", label: t("applicants.phone"), cell: ({ contactPhone }) => contactPhone },
      { name: "state", label: t("applicants.state"), cell: ({ state }) => t(`application.states.${state}`) },
      { name: "date", label: t("applicants.date"), cell: ({ createdAt }) => createdAt },
    ],
  );
}

/** The favorites of the actor's organization; of players it may no longer see, only its own notes are exported. */
export function exportedFavorites(actor: Actor, address: Address, labels: FavoriteLabels, batchSize = PAGE): Exported {
  const t = translator(actor.locale, "contacts");
  const sports = translator(actor.locale, "sports");
  const players = translator(actor.locale, "players");
  const search = readAll(favoriteChoices(labels), address);
  return fileOf({ actor, address, take: batchSize }, t("favorites.title"), search, uncounted(favoritesOf), [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "player", label: t("favorites.player"), cell: ({ card }) => card?.called ?? t("favorites.gone") },
    {
      name: "sport",
      label: t("favorites.sport"),
      cell: ({ card }) => card && sports(`name.${card.primarySport as SportSlug}`),
    },
    { name: "position", label: t("favorites.position"), cell: ({ card }) => card && positionLabel(actor.locale, card) },
    { name: "level", label: t("favorites.level"), cell: ({ card }) => card && sports(`level.${card.level}`) },
    { name: "age", label: t("favorites.age"), cell: ({ card }) => card && players(`ages.${card.ageBand}`) },
    {
      name: "country",
      label: t("favorites.country"),
      cell: ({ card }) => card && countryName(actor.locale, card.country),
    },
    {
      name: "city",
      label: t("favorites.city"),
      cell: ({ card }) => (card?.city ? townName(actor.locale, { city: card.city, country: card.country }) : null),
    },
    { name: "lists", label: t("favorites.lists"), cell: ({ lists }) => lists.map(({ name }) => name).join(", ") },
    { name: "tags", label: t("favorites.tags"), cell: ({ tags }) => tags.join(", ") },
    { name: "note", label: t("favorites.note"), cell: ({ note }) => note },
    { name: "saved", label: t("favorites.saved"), cell: ({ createdAt }) => createdAt },
  ]);
}

/** The budget of the actor's organization: its lines and its payments; amounts in euros. */
export function exportedBudget(actor: Actor, month: string | undefined, batchSize = PAGE): Exported {
  const t = translator(actor.locale, "budget");
  const pages = async () => {
    const entries = (await budgetOf(actor, readMonth(month)))?.entries ?? [];
    const names = await budgetNames(actor, entries);
    return { rows: entries.map((row) => ({ ...row, who: names.get(row.playerId ?? "") ?? null })), next: null };
  };
  return fileOf({ actor, address: {}, take: batchSize }, t("title"), {}, pages, [
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

/** The events of an admin list or of an organizer; only staff get the organizer column. */
export function exportedEvents(actor: Actor, side: OrganizerSide, address: Address, batchSize = PAGE): Exported {
  const t = translator(actor.locale, "events");
  type Search = Parameters<typeof organizedEvents>[2];
  const pages = (reader: Actor, search: Search) => organizedEvents(reader, side, search);
  const title = t(side === "staff" ? "organizer.caption" : "organizer.own");
  return fileOf({ actor, address, take: batchSize }, title, readAll(eventChoices, address), uncounted(pages), [
    { name: "id", label: "id", cell: ({ id }) => id },
    { name: "title", label: t("organizer.title"), cell: ({ title }) => title },
    { name: "when", label: t("organizer.when"), cell: ({ startDate: moment, timeZone }) => ({ moment, timeZone }) },
    ...(side === "staff" ? [organizerColumn(actor.locale)] : []),
    { name: "seats", label: t("organizer.seats"), cell: ({ taken }) => taken },
    { name: "pending", label: t("organizer.pending"), cell: ({ pending }) => pending },
    { name: "state", label: t("organizer.state"), cell: ({ state }) => t(`organizer.states.${state}`) },
  ]);
}

/** The registrations for an event; players appear by name only where the actor may see it, else by handle. */
export function exportedRegistrations(
  actor: Actor,
  { side, eventId }: { side: OrganizerSide; eventId: string },
  address: Address,
  batchSize = PAGE,
): Exported {
  const t = translator(actor.locale, "events");
  const sports = translator(actor.locale, "sports");
  const columns = translator(actor.locale, "contacts");
  type Search = Parameters<typeof registrationsFor>[3];
  const pages = (reader: Actor, search: Search) => registrationsFor(reader, side, eventId, search);
  return fileOf(
    { actor, address, take: batchSize },
    t("organizer.registrations"),
    readAll(registrationChoices, address),
    pages,
    [
      { name: "id", label: "id", cell: ({ id }) => id },
      { name: "player", label: t("organizer.player"), cell: ({ name }) => name },
      {
        name: "sport",
        label: t("organizer.sport"),
        cell: ({ primarySport: sport }) => (isSport(sport) ? sports(`name.${sport}`) : sport),
      },
      { name: "sport", label: columns("favorites.position"), cell: (row) => positionLabel(actor.locale, row) },
      { name: "sport", label: columns("favorites.level"), cell: ({ level }) => sports(`level.${level}`) },
      { name: "status", label: t("organizer.state"), cell: ({ status }) => t(`state.${status}`) },
      { name: "status", label: t("organizer.arrived"), cell: ({ checkedInAt }) => checkedInAt },
      { name: "since", label: t("organizer.since"), cell: ({ createdAt }) => createdAt },
    ],
  );
}

function organizerColumn(locale: Locale): Column<{ organizer: { organizationName: string } | null }> {
  const label = translator(locale, "events")("organizer.organiser");
  return { name: "organiser", label, cell: ({ organizer }) => organizer?.organizationName ?? "Recruit" };
}

function positionLabel(locale: Locale, { primarySport, position }: { primarySport: string; position: string }) {
  const sports = translator(locale, "sports");
  return isSport(primarySport) && isPosition(primarySport, position) ? sports(`position.${position}`) : position;
}
