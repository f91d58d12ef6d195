import { expect, test } from "vitest";
import { exportEvents } from "@/lib/events/commands/export-events";
import { exportedEvents } from "@/lib/own-exports";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/mint/events";
import { aPlayer } from "../../support/mint/factories";

test("an organization exports its own events with the current filters", async () => {
  const { event, organizer } = await anEvent({ title: "=1+1" });
  const { event: draft } = await anEvent({ by: organizer, status: "draft" });
  await anEvent();
  await exportEvents(organizer.actor, { format: "xlsx" });
  const taken = { actorId: organizer.actor.userId, type: "list.exported" };
  expect(await db.fact.findMany({ where: taken })).toMatchObject([{ data: { list: "events", format: "xlsx" } }]);
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
