import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarFile } from "@/lib/events/queries/calendar";
import { type Entry, iCalendar } from "@/lib/events/queries/icalendar";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/factories/events";

const eventsIn = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
};

const wholeSecond = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

const entry: Entry = {
  uid: "1@events.recruit",
  changed: new Date("2026-11-01T08:30:15Z"),
  starts: new Date("2027-03-28T00:30:00Z"),
  ends: new Date("2027-03-28T01:30:00Z"),
  title: "Détection U19; féminine, \\o/",
  text: "Deux matchs.\nUn atelier.",
  place: "Stade des Tuiliers, Lyon",
  url: "https://recruit.example/fr/events/1",
  cancelled: false,
  category: "Football",
};

const entries: Entry[] = [
  entry,
  { ...entry, uid: "2@events.recruit", starts: new Date("2026-02-28T23:59:59Z"), ends: null, cancelled: true },
  {
    ...entry,
    uid: "3@events.recruit",
    title: `${"تجارب أداء لكرة القدم، ".repeat(20)}⚽️`.trim(),
    text: "",
    place: "الرباط",
  },
];

test("another program reads every entry with its instants, texts, address and state", () => {
  const file = iCalendar({ name: "Recruit", entries });
  const read = eventsIn(file).map((event) => ({
    uid: event.uid,
    starts: event.startDate.toJSDate(),
    ends: event.component.hasProperty("dtend") ? event.endDate.toJSDate() : null,
    title: event.summary,
    text: event.description ?? "",
    place: event.location,
    url: String(event.component.getFirstPropertyValue("url")),
    cancelled: event.component.getFirstPropertyValue("status") === "CANCELLED",
    category: event.component.getFirstPropertyValue("categories"),
  }));
  expect(read).toEqual(entries.map(({ changed: _, ...rest }) => rest));
});

test("an event of the site has in another program the instants that are stored", async () => {
  const { event } = await anEvent();
  const { startDate, endDate, title } = await db.sportEvent.findUniqueOrThrow({ where: { id: event.id } });
  const [read, ...others] = eventsIn((await calendarFile("fr", `${event.id}.ics`)) ?? "");
  expect(others).toEqual([]);
  expect(read?.summary).toContain(title);
  expect(read?.startDate.toJSDate()).toEqual(wholeSecond(startDate));
  if (endDate) expect(read?.endDate.toJSDate()).toEqual(wholeSecond(endDate));
});
