import { expect, test } from "vitest";
import { exportedRegistrations } from "@/lib/entry/own-exports";
import { exportRegistrations } from "@/lib/events/commands/export-registrations";
import { db } from "@/lib/platform/db/db";
import { aFullEvent } from "../../support/factories/events";
import { aRecruiter } from "../../support/factories/people";

test("the organizer exports the registrations with the current filters; nobody else may", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(2);
  const { actor } = organizer;
  const input = { eventId: event.id, format: "csv" };
  expect(await exportRegistrations(actor, input)).toEqual({ eventId: event.id, side: "club" });
  const exportEvent = { actorId: actor.userId, type: "list.exported" };
  expect(await db.domainEvent.findMany({ where: exportEvent })).toMatchObject([
    { data: { list: "registrations", format: "csv" } },
  ]);
  const idsOf = async (address: Record<string, string>) => {
    const rows: (readonly unknown[])[] = [];
    const file = exportedRegistrations({ ...actor, locale: "en" }, { side: "club", eventId: event.id }, address);
    for await (const row of file.rows) rows.push(row);
    return { ids: rows.slice(1, -1).map(([id]) => id), last: rows.at(-1) };
  };
  const playerIds = [holder, ...queue].map(({ player }) => player.id);
  const all = await idsOf({});
  expect([...all.ids].sort()).toEqual([...playerIds].sort());
  expect(all.last).toEqual(["3 rows"]);
  expect([...(await idsOf({ status: "waiting" })).ids].sort()).toEqual(queue.map(({ player }) => player.id).sort());
  await expect(exportRegistrations((await aRecruiter()).actor, input)).rejects.toMatchObject({ code: "not_found" });
});
