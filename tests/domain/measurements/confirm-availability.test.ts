import { expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { confirmAvailability } from "@/lib/measurements/commands/confirm-availability";
import { askedAvailability, availabilityOf, availabilityToken } from "@/lib/measurements/queries/availability";
import { daysFrom, now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAvailabilityLink } from "../../support/factories/availability";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const inDays = (days: number) => daysFrom(now(), days).toISOString().slice(0, 10);

test("a link works once without an account, and recruiters see the availability", async () => {
  const { player } = await aPlayer();
  const token = await anAvailabilityLink(player.id);
  await confirmAvailability(visitor(), { token, answer: "available" });
  await expect(confirmAvailability(visitor(), { token, answer: "unavailable" })).rejects.toMatchObject({
    code: "link_invalid",
  });
  const view = await getPlayer((await aRecruiter()).actor, player.id);
  expect(view).toMatchObject({ accessLevel: "profile", availability: { state: "free", stale: false } });
  expect(await askedAvailability(token)).toMatchObject({ open: false, availability: { state: "free" } });
});

test("of two parallel clicks one counts", async () => {
  const { player } = await aPlayer();
  const token = await anAvailabilityLink(player.id);
  const answers = [{ answer: "committed", committedOn: inDays(10) }, { answer: "unavailable" }];
  const done = await Promise.allSettled(answers.map((answer) => confirmAvailability(visitor(), { token, ...answer })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(
    await db.domainEvent.count({
      where: { type: "availability.confirmed", data: { path: ["playerId"], equals: player.id } },
    }),
  ).toBe(1);
});

test.each([
  [{ answer: "from" }, "availableFrom"],
  [{ answer: "from", availableFrom: inDays(-3) }, "availableFrom"],
  [{ answer: "from", availableFrom: inDays(900) }, "availableFrom"],
  [{ answer: "committed" }, "committedOn"],
  [{ answer: "perhaps" }, "answer"],
])("refuses %o", async (input, field) => {
  const { player } = await aPlayer();
  const refused = confirmAvailability(visitor(), { token: await anAvailabilityLink(player.id), ...input });
  await expect(refused).rejects.toMatchObject({ code: "invalid", fields: { [field]: expect.anything() } });
});

test("a forged or expired link, or one of a hidden player, is refused", async () => {
  const [old, hidden, unasked] = [await aPlayer(), await aPlayer({ status: "hidden" }), await aPlayer()];
  const tokens = [
    await anAvailabilityLink(old.player.id, daysFrom(now(), -31)),
    await anAvailabilityLink(hidden.player.id),
    availabilityToken({ playerId: unasked.player.id, askedAt: now() }),
  ];
  for (const token of tokens) {
    expect(await askedAvailability(token)).toBeNull();
    await expect(confirmAvailability(visitor(), { token, answer: "available" })).rejects.toMatchObject({
      code: "link_invalid",
    });
  }
});

test("contract claims of a minor are never shown", async () => {
  const { player } = await aMinor();
  const contract = [
    { attribute: "contract_status", choices: ["contract"] },
    { attribute: "contract_end", day: daysFrom(now(), 200) },
  ];
  for (const claim of contract)
    await db.playerClaim.create({ data: { playerId: player.id, measuredOn: now(), ...claim } });
  expect(await availabilityOf(player.id)).toMatchObject({ state: "unsaid", contract: { status: null, end: null } });
});
