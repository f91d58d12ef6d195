import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { changeGuardians } from "@/lib/players/steps/change-guardians";
import { nameGuardian } from "@/lib/players/steps/name-guardian";
import { aWaitingMinor } from "../../support/factories/people";
import { aGuardianNamed } from "../../support/factories/player-forms";

afterEach(() => setClock(null));

const guardianOf = (playerId: string) => db.guardian.findUniqueOrThrow({ where: { playerId } });
type Minor = Awaited<ReturnType<typeof aWaitingMinor>>;
const name = ({ actor, player }: Minor, named: ReturnType<typeof aGuardianNamed>) =>
  db.$transaction((tx) => nameGuardian(tx, actor, { playerId: player.id, playerEmail: player.email }, named));

test("a new guardian's address replaces the present one after a day, of which the present guardian is notified", async () => {
  const minor = await aWaitingMinor();
  const named = aGuardianNamed();
  await name(minor, named);
  await runDueHandlers();
  expect(await guardianOf(minor.player.id)).toMatchObject({
    email: minor.guardian.email,
    newEmail: named.guardianEmail,
  });
  expect(await db.mail.count({ where: { to: minor.guardian.email } })).toBe(1);
  expect(await db.mail.count({ where: { to: named.guardianEmail } })).toBe(0);
  await changeGuardians(system());
  expect(await guardianOf(minor.player.id)).toMatchObject({ email: minor.guardian.email });
  setClock(() => daysFrom(new Date(), 1.01));
  await changeGuardians(system());
  await runDueHandlers();
  expect(await guardianOf(minor.player.id)).toMatchObject({
    email: named.guardianEmail,
    newEmail: null,
    status: "invited",
  });
  expect(await db.mail.count({ where: { to: named.guardianEmail } })).toBe(1);
  expect(now() > minor.guardian.invitedAt).toBe(true);
});

test("the present guardian stays after any answer", async () => {
  const minor = await aWaitingMinor();
  await name(minor, aGuardianNamed());
  await answerAsGuardian(minor.guardianActor, { answer: "no" });
  setClock(() => daysFrom(new Date(), 2));
  await changeGuardians(system());
  expect(await guardianOf(minor.player.id)).toMatchObject({
    email: minor.guardian.email,
    newEmail: null,
    status: "declined",
  });
});

test("a spelling of the same mailbox is corrected at once; a spelling of the child's own is refused", async () => {
  const minor = await aWaitingMinor();
  const [local, domain] = minor.guardian.email.split("@");
  const tagged = `${local}+recruit@${domain}`;
  await name(minor, { guardianName: "Ndeye Diallo", guardianEmail: tagged });
  expect(await guardianOf(minor.player.id)).toMatchObject({ email: tagged, newEmail: null });
  await db.player.update({ where: { id: minor.player.id }, data: { email: "awa.diallo@gmail.com" } });
  const child = { ...minor, player: { ...minor.player, email: "awa.diallo@gmail.com" } };
  const account = minor.user.email.replace("@", "+parent@");
  for (const guardianEmail of [
    "awa.diallo+parent@gmail.com",
    "AwaDiallo@googlemail.com",
    "a.w.a.diallo@gmail.com",
    account,
  ])
    await expect(name(child, { guardianName: "Mum", guardianEmail })).rejects.toMatchObject({
      fields: { guardianEmail: ["guardian_same_email"] },
    });
});
