import { expect, test } from "vitest";
import { publishEvent } from "@/lib/events/commands/publish-event";
import { getEvent } from "@/lib/events/queries/public";
import { daysFrom, now } from "@/lib/platform/clock";
import { anEvent, eventsAbout } from "../../support/factories/events";
import { anAdmin, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

test("a draft is published once", async () => {
  const { event, organizer } = await anEvent({ status: "draft" });
  const input = { eventId: event.id };
  expect(await publishEvent(organizer.actor, input)).toEqual({ ...input, side: "club" });
  expect(await getEvent(event.id)).toMatchObject({ phase: "open" });
  expect(await eventsAbout(event.id)).toEqual(["event.published"]);
  await expect(publishEvent(organizer.actor, input)).rejects.toEqual(refusal("event_not_draft"));
});

test("a past draft cannot be published; other clubs do not find a draft, staff can publish it", async () => {
  const { event } = await anEvent({ status: "draft", startDate: daysFrom(now(), -1) });
  await expect(publishEvent(await anAdmin(), { eventId: event.id })).rejects.toEqual(refusal("event_in_past"));
  const other = await anEvent({ status: "draft" });
  await expect(publishEvent((await aRecruiter()).actor, { eventId: other.event.id })).rejects.toEqual(
    refusal("not_found"),
  );
  expect(await publishEvent(await anAdmin(), { eventId: other.event.id })).toMatchObject({ side: "staff" });
});
