import { expect, test } from "vitest";
import { saveSettings } from "@/lib/notifications/commands/save-settings";
import { settingsView } from "@/lib/notifications/queries/settings";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

test("selected categories are saved, mandatory ones stay on, missing fields are unchanged", async () => {
  const { actor, user } = await aPlayer();
  await saveSettings(actor, { bell: ["messages"], digestEvery: "week", zone: "America/Montreal" });
  const { rows, digestEvery } = await settingsView(actor);
  const on = rows.map(({ category, cells }) => [category, ...cells.flatMap((cell) => (cell.on ? cell.channel : []))]);
  expect(on).toEqual([
    ["requests"],
    ["messages", "bell"],
    ["events"],
    ["offers"],
    ["availability"],
    ["account", "bell", "mail"],
  ]);
  expect(digestEvery).toBe("week");
  const row = await db.notificationSettings.findUniqueOrThrow({ where: { userId: user.id } });
  expect(row).toMatchObject({
    zone: "America/Montreal",
    bell: ["messages", "talents", "pipeline", "staff"],
    mail: ["talents", "pipeline", "staff"],
  });
  await saveSettings(actor, { mail: "offers" });
  expect(await db.notificationSettings.findUnique({ where: { userId: user.id } })).toMatchObject({
    zone: "America/Montreal",
    mail: ["offers", "talents", "pipeline", "staff"],
  });
});

test("each user sees the categories that can apply to them", async () => {
  const cellsOf = async (actor: Parameters<typeof settingsView>[0]) =>
    (await settingsView(actor)).rows.map(({ category }) => category);
  expect(await cellsOf((await aRecruiter()).actor)).not.toContain("events");
  expect(await cellsOf((await aRecruiter()).actor)).toContain("talents");
  expect(await cellsOf(await aStaffMember())).toEqual(["staff", "account"]);
  expect(await cellsOf((await aPlayer()).actor)).not.toContain("staff");
  expect(await cellsOf((await aPlayer()).actor)).not.toContain("talents");
});

test("a guardian sets e-mail categories about the child without changing the child's settings", async () => {
  const { guardianActor, actor, player } = await aMinor();
  await saveSettings(guardianActor, { mail: ["events"] });
  const { rows, channels } = await settingsView(guardianActor);
  expect(channels).toEqual(["mail"]);
  const on = rows.filter(({ cells }) => cells[0]?.on).map(({ category }) => category);
  expect(on).toEqual(["requests", "events", "account"]);
  expect(await db.notificationSettings.count({ where: { guardianOf: player.id } })).toBe(1);
  expect((await settingsView(actor)).rows.every(({ cells }) => cells[1]?.on)).toBe(true);
});

test("observers do not see categories e-mailed to acting members only, and keep that setting", async () => {
  const club = await aRecruiter();
  const { actor: member } = await aColleague(club);
  const { actor, userId } = await aColleague(club, "reader");
  const mailed = async (mailedTo: Parameters<typeof settingsView>[0]) =>
    (await settingsView(mailedTo)).rows.flatMap(({ category, cells }) =>
      cells.some(({ channel, isOffered: isOn }) => channel === "mail" && isOn) ? [category] : [],
    );
  for (const acting of [club.actor, member])
    expect(await mailed(acting)).toEqual(["requests", "messages", "offers", "talents", "pipeline", "account"]);
  expect(await mailed(actor)).toEqual(["offers", "account"]);
  await saveSettings(actor, { bell: ["pipeline"], mail: ["offers"] });
  const { bell, mail } = await db.notificationSettings.findUniqueOrThrow({ where: { userId } });
  expect(bell).toEqual(["pipeline", "events", "staff"]);
  expect([...mail].sort()).toEqual(
    ["requests", "messages", "events", "offers", "talents", "pipeline", "availability", "staff"].sort(),
  );
});

test("parallel saves leave one row", async () => {
  const { actor, user } = await aPlayer();
  await Promise.all([saveSettings(actor, { mail: ["events"] }), saveSettings(actor, { mail: ["events"] })]);
  expect(await db.notificationSettings.count({ where: { userId: user.id } })).toBe(1);
});

test("other users have no settings, and an unknown time zone is refused", async () => {
  await expect(saveSettings(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
  const { actor } = await aPlayer();
  await expect(saveSettings(actor, { zone: "Europe/Nowhere" })).rejects.toMatchObject({ code: "invalid" });
  await expect(saveSettings(actor, { mail: ["weather"] })).rejects.toMatchObject({ code: "invalid" });
});
