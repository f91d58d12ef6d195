import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, earlier, later } from "./days.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor, type Random, randomFor } from "./random.ts";
import type { SeedRecruiter } from "./recruiters.ts";
import { type EventText, eventTexts } from "./texts/events.ts";
import { type GameEventText, gameEventTexts } from "./texts/game-events.ts";

type Status = "pending" | "confirmed" | "cancelled" | "waiting";
type SeedEvent = Prisma.SportEventCreateManyInput & { id: string; startDate: Date; createdAt: Date; text: EventText };

export function makeEvents(recruiters: readonly SeedRecruiter[], players: readonly SeedPlayer[], days: Days) {
  const random = randomFor("events");
  const seededEvents = eventTexts.map((text) => eventOf(text, recruiters, days, random));
  const registrations = seededEvents.flatMap((event) => registrationsFor(event, players, days, random));
  const events: Prisma.SportEventCreateManyInput[] = seededEvents.map(({ text: _, ...event }) => event);
  return { events: [...events, ...makeGameEvents(recruiters, days)], registrations };
}

function makeGameEvents(recruiters: readonly SeedRecruiter[], days: Days): Prisma.SportEventCreateManyInput[] {
  const random = randomFor("game events");
  return gameEventTexts.map((text) => ({
    ...announced(text, recruiters, days, random),
    game: text.game,
    registrationLink: text.link,
  }));
}

function eventOf(text: EventText, recruiters: readonly SeedRecruiter[], days: Days, random: Random): SeedEvent {
  const event = announced(text, recruiters, days, random);
  return {
    ...event,
    text,
    sportSlug: text.sport,
    maxParticipants: text.seats,
    registrationDeadline: text.deadline === null ? null : later(event.startDate, -text.deadline),
  };
}

function announced(text: EventText | GameEventText, recruiters: readonly SeedRecruiter[], days: Days, random: Random) {
  const day = later(days.today, text.day);
  const startDate = instantOf(day, text.from, text.zone);
  const organizer = recruiters.find(({ organization }) => organization.name === text.organizer)!;
  const announcedAt = earlier(later(startDate, -random.integer(16, 40)), days.ago(2, 9));
  const createdAt = announcedAt > organizer.row.createdAt ? announcedAt : later(organizer.row.createdAt, 1);
  return {
    id: idFor(`event ${text.title}`),
    organizerId: organizer.row.id,
    title: text.title,
    description: text.description,
    eventType: text.type,
    location: text.location,
    startDate,
    endDate: text.to ? instantOf(day, text.to, text.zone) : null,
    timeZone: text.zone,
    isPublic: true,
    createdAt,
    updatedAt: createdAt,
  };
}

/** Players of the sport register; a full event has two more on its waiting list. */
function registrationsFor(
  event: SeedEvent,
  players: readonly SeedPlayer[],
  days: Days,
  random: Random,
): Prisma.EventRegistrationCreateManyInput[] {
  const { text } = event;
  if (text.filled === "none") return [];
  const sporting = players.filter(
    (player, n) =>
      n > 0 && player.listed && player.row.primarySport === text.sport && player.row.createdAt < days.ago(3),
  );
  const able = random.shuffle(sporting);
  const seats = text.seats ?? 30;
  const full = text.filled === "full";
  const registered = Math.min(able.length, full ? seats : Math.ceil(seats * random.bell(0.3, 0.9)));
  const status = (n: number): Status => {
    if (n >= registered) return "waiting";
    if (full || text.day < 0) return "confirmed";
    return random.weighted<Status>([
      ["confirmed", 66],
      ["pending", 26],
      ["cancelled", 8],
    ]);
  };
  const rows = able
    .slice(0, registered + (full ? 2 : 0))
    .map((player, n) => registration(event, player, status(n), days, random));
  const demo = demoStatus[text.title];
  return demo ? [...rows, registration(event, players[0]!, demo, days, random)] : rows;
}

/** Events the demo player has registered for. */
const demoStatus: Record<string, Status> = {
  "Détection seniors, milieux et ailiers": "confirmed",
  "Lire un contrat avant de signer": "confirmed",
  "Pruebas para el primer equipo": "pending",
};

function registration(event: SeedEvent, player: SeedPlayer, status: Status, days: Days, random: Random) {
  const from = Math.max(event.createdAt.getTime(), player.row.createdAt.getTime());
  const closing = event.registrationDeadline
    ? new Date(event.registrationDeadline).getTime()
    : event.startDate.getTime();
  const to = Math.max(from, Math.min(closing, days.today.getTime() - 600_000));
  return {
    eventId: event.id,
    playerId: player.row.id,
    status,
    createdAt: new Date(from + random.next() * (to - from)),
  };
}

/** The instant at which the local time in `zone` is `time` on that day. */
function instantOf(day: Date, time: string, zone: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const asUtc = new Date(day.getTime() + (hours * 60 + minutes) * 60_000);
  const localTime = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
  }).format(asUtc);
  const [date = "", clock = ""] = localTime.split(", ");
  const [d, m, y] = date.split("/").map(Number);
  const [h, min] = clock.split(":").map(Number);
  const ahead = Date.UTC(y!, m! - 1, d, h, min) - asUtc.getTime();
  return new Date(asUtc.getTime() - ahead);
}
