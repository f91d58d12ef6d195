import { expect, test } from "vitest";
import { settingsToChange } from "@/lib/notifications/steps/settings-to-change";
import { db } from "@/lib/platform/db/db";
import { defaults } from "@/lib/platform/outbox/notification-choice";
import { aMinor } from "../../support/factories/people";

test("missing settings are created with defaults, for account or guardian; existing ones stay", async () => {
  const { user, player } = await aMinor();
  for (const reader of [{ userId: user.id }, { guardianOf: player.id }]) {
    const settings = await db.$transaction((tx) => settingsToChange(tx, reader));
    expect(settings).toMatchObject({ ...reader, ...defaults });
    await db.notificationSettings.update({ where: { id: settings.id }, data: { mail: [] } });
    expect(await db.$transaction((tx) => settingsToChange(tx, reader))).toMatchObject({ id: settings.id, mail: [] });
  }
});

test("settings belong to one recipient", async () => {
  const { user, player } = await aMinor();
  const both = db.notificationSettings.create({ data: { userId: user.id, guardianOf: player.id } });
  await expect(both).rejects.toThrow(/notification_settings_of_one/);
});
