import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { confirmRegistration } from "@/lib/events/commands/confirm-registration";
import { aFullEvent, factsOf, statusesOf } from "../../support/mint/events";
import { anAdmin, aRecruiter } from "../../support/mint/factories";

const refusal = (code: string) => expect.objectContaining({ code });

test("the organiser confirms a seat, once", async () => {
  const { event, organizer, holder } = await aFullEvent(0);
  const input = { eventId: event.id, playerId: holder.player.id };
  expect(await confirmRegistration(organizer.actor, input)).toEqual(input);
  await expect(confirmRegistration(organizer.actor, input)).rejects.toEqual(refusal("registration_not_pending"));
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "confirmed" });
  expect(await factsOf(event.id)).toEqual(["event.registered", "event.confirmed"]);
});

test("an administrator may as well; a seat that is not there is not confirmed", async () => {
  const { event, holder, queue } = await aFullEvent(1);
  const admin = await anAdmin();
  await confirmRegistration(admin, { eventId: event.id, playerId: holder.player.id });
  await expect(confirmRegistration(admin, { eventId: event.id, playerId: queue[0]!.player.id })).rejects.toEqual(
    refusal("registration_not_pending"),
  );
  await expect(
    confirmRegistration(admin, { eventId: crypto.randomUUID(), playerId: holder.player.id }),
  ).rejects.toEqual(refusal("not_found"));
});

test("for other clubs the event is not there, players organise none; an organiser no longer verified does not confirm", async () => {
  const { event, organizer, holder } = await aFullEvent(0);
  const input = { eventId: event.id, playerId: holder.player.id };
  await expect(confirmRegistration((await aRecruiter()).actor, input)).rejects.toEqual(refusal("not_found"));
  await expect(confirmRegistration(holder.actor, input)).rejects.toEqual(refusal("recruiters_only"));
  await db.recruiter.update({ where: { id: organizer.recruiter.id }, data: { status: "rejected" } });
  await expect(confirmRegistration(organizer.actor, input)).rejects.toEqual(refusal("recruiter_not_verified"));
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "pending" });
});
