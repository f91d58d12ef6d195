import { expect, test } from "vitest";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { withdrawClaim } from "@/lib/players/commands/withdraw-claim";
import { ownCareer } from "@/lib/players/queries/career";
import { factsOf } from "@/lib/players/queries/own-words";
import { changeGuardians } from "@/lib/players/steps/change-guardians";
import {
  aMinor,
  aPerson,
  aPlayer,
  aRecruiter,
  aSport,
  aWaitingMinor,
  guardianOf,
} from "../../support/factories/people";
import { aGuardianNamed, aProfileForm } from "../../support/factories/player-forms";

const read = (id: string) =>
  db.player.findUniqueOrThrow({ where: { id }, include: { sports: { include: { sport: true } }, guardian: true } });

test("changes the profile, its sport and the log of the agent service", async () => {
  await aSport("judo");
  const { actor, player } = await aPlayer();
  const form = aProfileForm({
    primarySport: "judo",
    position: "judo.heavy",
    level: "semi_pro",
    agentService: "on",
    publishName: "on",
  });
  await editProfile(actor, form);
  const after = await read(player.id);
  expect(after).toMatchObject({
    fullName: "Awa Diallo",
    position: "heavy",
    agentService: true,
    publishName: true,
    handle: player.handle,
  });
  expect(after.sports.map(({ sport, level }) => [sport.slug, level])).toEqual([["judo", "semi_pro"]]);
  expect(await db.consent.findMany({ where: { userId: player.userId } })).toMatchObject([
    { kind: "agent_service", given: true },
  ]);
});

test("a date of birth can be changed, but not across the age of 18", async () => {
  const { actor } = await aPlayer({ age: 22 });
  await editProfile(actor, aProfileForm({ age: 24 }));
  const younger = aProfileForm({ age: 17, ...aGuardianNamed() });
  await expect(editProfile(actor, younger)).rejects.toMatchObject({
    code: "birth_date_locked",
    fields: { birthDate: ["birth_date_locked"] },
  });
});

test("another name or date of birth ends an identity check, and needs a confirmation", async () => {
  const input = aProfileForm({ age: 22 });
  const { actor, player } = await aPlayer({ age: 22 });
  await editProfile(actor, input);
  const read = () => db.player.findUniqueOrThrow({ where: { id: player.id }, select: { identityChecked: true } });
  await db.player.update({
    where: { id: player.id },
    data: { identityCheckedAt: now(), identityBasis: "own_document" },
  });
  await editProfile(actor, { ...input, city: "Nantes" });
  expect(await read()).toEqual({ identityChecked: true });
  for (const renamed of [{ ...input, lastName: "Diop" }, aProfileForm({ age: 24 })]) {
    await expect(editProfile(actor, renamed)).rejects.toMatchObject({
      code: "identity_lapses",
      fields: { lapse: ["identity_lapses"] },
    });
  }
  expect(await read()).toEqual({ identityChecked: true });
  await editProfile(actor, { ...input, lastName: "Diop", lapse: "on" });
  expect(await read()).toEqual({ identityChecked: false });
});

test("a minor's form without guardian fields leaves the guardian alone; a confirmed one cannot be replaced", async () => {
  const { actor, player, guardian } = await aMinor();
  await editProfile(actor, aProfileForm({ age: 16 }));
  expect((await read(player.id)).guardian).toMatchObject({ email: guardian.email, status: "confirmed" });
  const other = aProfileForm({ age: 16, ...aGuardianNamed() });
  await expect(editProfile(actor, other)).rejects.toMatchObject({ code: "guardian_has_answered" });
});

test("a wrong address of an invited guardian is corrected a day later, and the earlier link ends", async () => {
  const { actor, player, guardian } = await aWaitingMinor();
  const named = aGuardianNamed();
  await editProfile(actor, aProfileForm({ age: 16, ...named }));
  await editProfile(actor, aProfileForm({ age: 16, ...named }));
  const waiting = (await read(player.id)).guardian;
  expect(waiting).toMatchObject({
    email: guardian.email,
    tokenHash: guardian.tokenHash,
    newEmail: named.guardianEmail,
  });
  expect(
    await db.domainEvent.count({ where: { type: "guardian.change_asked", data: { equals: { playerId: player.id } } } }),
  ).toBe(1);
  setClock(() => daysFrom(new Date(), 1.01));
  await changeGuardians(system());
  setClock(null);
  const after = (await read(player.id)).guardian;
  expect(after).toMatchObject({ email: named.guardianEmail, newEmail: null });
  expect(after?.tokenHash).not.toBe(guardian.tokenHash);
});

test("a minor cannot publish the name; other users cannot edit", async () => {
  const { actor } = await aMinor();
  await expect(editProfile(actor, aProfileForm({ age: 16, publishName: "on" }))).rejects.toMatchObject({
    code: "minor_name_private",
  });
  await expect(editProfile((await aRecruiter()).actor, aProfileForm())).rejects.toMatchObject({ code: "players_only" });
});

test("a guardian who has consented can edit the child's profile, and no other", async () => {
  const { player, guardianActor, guardian } = await aMinor();
  await editProfile(guardianActor, aProfileForm({ age: 16, city: "Nantes" }));
  expect(await read(player.id)).toMatchObject({ city: "Nantes", guardian: { email: guardian.email } });
  const named = aProfileForm({ age: 16, ...aGuardianNamed() });
  await expect(editProfile(guardianActor, named)).rejects.toMatchObject({ code: "guardian_has_answered" });
  for (const status of ["invited", "declined"] as const) {
    await db.guardian.update({ where: { playerId: player.id }, data: { status } });
    await expect(editProfile(guardianActor, aProfileForm({ age: 16 }))).rejects.toMatchObject({
      code: "guardian_yes_first",
    });
  }
  const grown = await aPlayer({ age: 18 });
  await expect(editProfile(guardianOf(grown.player.id), aProfileForm())).rejects.toMatchObject({
    code: "guardian_not_needed",
  });
  await expect(editProfile(await aPerson("guardian"), aProfileForm())).rejects.toMatchObject({ code: "players_only" });
});

test("the guardian can add and remove facts and measures too", async () => {
  const { player, guardianActor } = await aMinor();
  const { claimId } = await addFact(guardianActor, { label: "30 m", value: "4.1 s" });
  expect(await ownCareer(guardianActor)).toMatchObject({ facts: [{ id: claimId }] });
  await withdrawClaim(guardianActor, { claimId });
  expect(await factsOf(player.id)).toEqual([]);
});
