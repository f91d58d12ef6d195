import { expect, test } from "vitest";
import { exportedEvents } from "@/lib/entry/own-exports";
import { exportEvents } from "@/lib/events/commands/export-events";
import { db } from "@/lib/platform/db/db";
import { csvOf } from "@/lib/platform/files/csv";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

test("X01: an event is listed by day and time at its place", async () => {
  const { organizer } = await anEvent({ startDate: new Date("2027-05-09T02:00Z"), timeZone: "America/Los_Angeles" });
  const { rows } = exportedEvents({ ...organizer.actor, locale: "en" }, "club", { hide: ["id", "title"] });
  expect((await Array.fromAsync(csvOf(rows))).join("")).toContain("\r\n2027-05-08 19:00,");
});

test("an organization exports its own events with the current filters", async () => {
  const { event, organizer } = await anEvent({ title: "=1+1" });
  const { event: draft } = await anEvent({ by: organizer, status: "draft" });
  await anEvent();
  await exportEvents(organizer.actor, { format: "xlsx" });
  const exportEvent = { actorId: organizer.actor.userId, type: "list.exported" };
  expect(await db.domainEvent.findMany({ where: exportEvent })).toMatchObject([
    { data: { list: "events", format: "xlsx" } },
  ]);
  const idsOf = async (address: Record<string, string>) => {
    const rows: (readonly unknown[])[] = [];
    for await (const row of exportedEvents({ ...organizer.actor, locale: "en" }, "club", address).rows) rows.push(row);
    return rows.slice(1, -1).map(([id]) => id);
  };
  expect((await idsOf({})).sort()).toEqual([event.id, draft.id].sort());
  expect(await idsOf({ state: "draft" })).toEqual([draft.id]);
  const { actor: player } = await aPlayer();
  await expect(exportEvents(player, { format: "csv" })).rejects.toMatchObject({ code: "recruiters_only" });
});
