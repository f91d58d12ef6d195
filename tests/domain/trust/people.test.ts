import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { listPeople } from "@/lib/trust/queries/people";
import type { PeopleType } from "@/lib/trust/schema/reports";
import { aMinor, anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const namesOf = async (search: Parameters<typeof listPeople>[1]) =>
  (await listPeople(await anAdmin(), search))?.people.map(({ name }) => name);

test("people are found whatever separates the parts of their name", async () => {
  const word = randomWord();
  const { player } = await aPlayer({ fullName: `Jean-Pierre ${word}` });
  for (const q of [`jeanpierre ${word}`, `JEAN PIERRE ${word}`, `jean’pierre ${word}`])
    expect(await namesOf({ q })).toEqual([player.fullName]);
});

test("people are found by name without accents, complete e-mail address, type and state", async () => {
  const word = randomWord();
  const { player, user } = await aPlayer({ fullName: `Éloïse ${word}` });
  const hidden = await aPlayer({ fullName: `Hidden ${word}`, status: "hidden" });
  const minor = await aMinor({ fullName: `Young ${word}`, status: "awaiting_guardian" });
  const unasked = await aMinor({ fullName: `Unasked ${word}`, status: "awaiting_player" });
  const club = await aRecruiter({ organizationName: `Club ${word}` });
  const suspended = { disabledAt: now(), suspendedAt: now() };
  const barred = [
    await aPlayer({ fullName: `Barred ${word}` }),
    await aRecruiter({ organizationName: `Barred ${word}` }),
  ];
  await db.user.updateMany({ where: { id: { in: barred.map(({ user }) => user.id) } }, data: suspended });
  expect(await namesOf({ q: `eloise ${word}` })).toEqual([player.fullName]);
  expect(await namesOf({ q: user.email.toUpperCase() })).toContain(player.fullName);
  const all = { q: word };
  expect(await namesOf({ ...all, state: "suspended" })).toEqual([`Barred ${word}`, `Barred ${word}`]);
  expect((await namesOf(all))?.sort()).toEqual(
    [
      `Barred ${word}`,
      `Barred ${word}`,
      club.recruiter.organizationName,
      ...[hidden, minor, unasked].map((side) => side.player.fullName),
      player.fullName,
    ].sort(),
  );
  expect(await namesOf({ ...all, type: "recruiter", state: "active" })).toEqual([club.recruiter.organizationName]);
  expect(await namesOf({ ...all, state: "hidden" })).toEqual([hidden.player.fullName]);
  expect(await namesOf({ ...all, state: "waiting" })).toEqual([unasked, minor].map((side) => side.player.fullName));
  expect(await namesOf({ q: "%" })).toEqual([]);
});

test("pages in both orders list everybody once", async () => {
  const word = randomWord();
  for (let n = 0; n < 52; n++) await aPlayer({ fullName: `Row ${word} ${n}` });
  const admin = await anAdmin();
  for (const order of [undefined, "oldest"] as const) {
    const search = { q: word, type: "player" as PeopleType, ...(order && { order }) };
    const first = (await listPeople(admin, search))!;
    const second = (await listPeople(admin, { ...search, after: first.next! }))!;
    expect([first.people.length, second.people.length, first.count, second.next]).toEqual([50, 2, 52, null]);
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(52);
    const times = [...first.people, ...second.people].map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => (order ? a - b : b - a)));
  }
});

test("only account staff have access", async () => {
  for (const other of [visitor(), await aStaffMember("reports"), (await aRecruiter()).actor])
    expect(await listPeople(other, {})).toBeNull();
});
