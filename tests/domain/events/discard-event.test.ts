import { expect, test } from "vitest";
import { discardEvent } from "@/lib/events/commands/discard-event";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/factories/events";
import { aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

test("a draft can be discarded, a published event cannot", async () => {
  const { event, organizer } = await anEvent({ status: "draft" });
  await expect(discardEvent((await aRecruiter()).actor, { eventId: event.id })).rejects.toEqual(refusal("not_found"));
  await discardEvent(organizer.actor, { eventId: event.id });
  expect(await db.sportEvent.findUnique({ where: { id: event.id } })).toBeNull();
  const announcedEvent = await anEvent({ by: organizer });
  await expect(discardEvent(organizer.actor, { eventId: announcedEvent.event.id })).rejects.toEqual(
    refusal("event_not_draft"),
  );
});
