import { beforeAll, expect, test } from "vitest";
import { requestPasswordReset } from "@/lib/accounts/commands/request-password-reset";
import { signIn } from "@/lib/accounts/commands/sign-in";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { runDueHandlers } from "@/lib/entry/handlers";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { csvOf } from "@/lib/platform/files/csv";
import { ownConsent } from "@/lib/players/queries/own-consent";
import { listVerified } from "@/lib/recruiters/queries/public";
import { findPlayers } from "@/lib/search/queries/search";
import { earlierPlayer, earlierRecruiter, importedFrom } from "../../support/factories/earlier-files";
import { anAdmin, aRecruiter, aSport } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

beforeAll(() => aSport("football"));

const city = () => `Ville ${randomWord()}`;

test("a player is found by the search and opens under a handle, like every other", async () => {
  const row = earlierPlayer({ city: city(), nationality: "FR" });
  const { bad, sums } = await importedFrom({ players: [row] });
  expect(bad.first).toEqual([]);
  expect(sums).toContainEqual(expect.objectContaining({ table: "players", read: 1, written: 1, there: 0 }));
  const { actor } = await aRecruiter();
  const { handle } = await db.player.findUniqueOrThrow({ where: { id: row.id } });
  const { cards } = await findPlayers(actor, { q: handle });
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatchObject({ position: "left-winger", level: "amateur", nationality: "FR" });
  const view = await getPlayer(actor, row.id);
  expect(view).toMatchObject({ accessLevel: "profile" });
  expect(JSON.stringify(view)).not.toContain(row.full_name);
  expect(JSON.stringify(await getPlayer(await anAdmin(), row.id))).toContain(row.full_name);
});

test("the owner of an imported profile can sign in only after resetting the password", async () => {
  const row = earlierPlayer();
  await importedFrom({ players: [row] }, { language: "fr" });
  const user = await db.user.findUniqueOrThrow({ where: { email: row.email }, include: { profile: true, role: true } });
  expect(user).toMatchObject({
    id: row.user_id,
    locale: "fr",
    emailConfirmedAt: null,
    profile: { fullName: row.full_name },
    role: { role: "player" },
  });
  for (const password of ["", "imported", "123456"])
    await expect(signIn(visitor(), { email: row.email, password })).rejects.toThrow();
  await requestPasswordReset(visitor(), { email: row.email.toUpperCase() });
  expect(await db.mail.count({ where: { to: row.email } })).toBe(1);
});

test("an import sends nothing and records earlier events with their dates", async () => {
  const player = earlierPlayer();
  const recruiter = earlierRecruiter();
  await importedFrom({ players: [player], recruiters: [recruiter] });
  await runDueHandlers();
  expect(await db.mail.count({ where: { to: { in: [player.email, recruiter.email] } } })).toBe(0);
  const users = [player.user_id, recruiter.user_id];
  expect(await db.notification.count({ where: { userId: { in: users } } })).toBe(0);
  const events = await db.domainEvent.findMany({ where: { actorId: { in: users } }, orderBy: { type: "asc" } });
  expect(events.map(({ type }) => type)).toEqual([
    "account.created",
    "account.created",
    "player.joined",
    "recruiter.joined",
  ]);
  expect(events.every(({ plannedAt }) => plannedAt !== null)).toBe(true);
  expect(events[2]?.createdAt.toISOString()).toBe("2025-03-01T10:11:12.345Z");
  expect(await ownConsent(db, player.user_id)).toMatchObject({ given: true, version: "2025-03-01" });
});

test("a minor is on no list and has no agent, and pictures wait for the guardian; who refused the terms is hidden too", async () => {
  const child = earlierPlayer({ birth_date: "2012-01-01", agent_service: "t", city: city() });
  const unwilling = earlierPlayer({ consent_terms: "f", city: child.city });
  const { remarks } = await importedFrom({ players: [child, unwilling] });
  const { actor } = await aRecruiter();
  expect((await findPlayers(actor, { q: child.city })).cards).toEqual([]);
  expect(await getPlayer(actor, child.id)).toBeNull();
  expect(await db.player.findUnique({ where: { id: child.id } })).toMatchObject({
    status: "awaiting_guardian",
    agentService: false,
    consentImageRights: false,
    publishName: false,
  });
  expect(await db.player.findUnique({ where: { id: unwilling.id } })).toMatchObject({ status: "awaiting_player" });
  const consents = await db.consent.findMany({ where: { userId: { in: [child.user_id, unwilling.user_id] } } });
  expect(consents.map(({ userId, kind }) => [userId === child.user_id, kind]).sort()).toEqual([
    [false, "image_rights"],
    [true, "image_rights"],
    [true, "terms"],
  ]);
  expect([...remarks].filter(([sentence]) => /under age|terms/.test(sentence)).map(([, count]) => count)).toEqual([
    1, 1,
  ]);
});

test("a recruiter waits for the verification, with the words of the earlier form understood", async () => {
  const row = earlierRecruiter({ interested_sports: '["football","Brazilian Jiu-Jitsu"]' });
  await importedFrom({ recruiters: [row], profiles: [{ id: row.user_id, full_name: "Awa Sow" }] });
  const recruiter = await db.recruiter.findUniqueOrThrow({ where: { id: row.id } });
  expect(recruiter).toMatchObject({
    status: "pending",
    contactPerson: "Awa Sow",
    phone: "+33478000000",
    country: "FR",
    interestedSports: ["football", "bjj"],
    experienceLevel: "semi_pro",
    subscriptionPlan: "pay_per_match",
    budgetCents: 5_000_000,
  });
  expect((await listVerified({ sport: "bjj" })).organizations.map(({ id }) => id)).not.toContain(row.id);
});

test("a formula is imported as text and escaped when exported", async () => {
  const formula = '=HYPERLINK("http://evil.example","x")<script>';
  const row = earlierPlayer({ full_name: formula, experience_level: "line one\r\nline two, “quoted”\n{a,b}" });
  await importedFrom({ players: [row] });
  const player = await db.player.findUniqueOrThrow({ where: { id: row.id } });
  expect(player.fullName).toBe(formula);
  expect(player.experienceLevel).toBe("line one\nline two, “quoted”\n{a,b}");
  const rows = (async function* () {
    yield [player.fullName];
  })();
  let file = "";
  for await (const piece of csvOf(rows)) file += piece;
  expect(file).toContain(`"'=HYPERLINK(`);
});
