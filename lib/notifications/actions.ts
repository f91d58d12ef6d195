"use server";

import { action } from "@/lib/entry/action";
import { markAllRead as markAllReadCommand } from "./commands/mark-all-read";
import { openNotification as openNotificationCommand } from "./commands/open-notification";
import { resubscribe as resubscribeCommand } from "./commands/resubscribe";
import { saveSettings as saveSettingsCommand } from "./commands/save-settings";
import { turnOffPush as turnOffPushCommand } from "./commands/turn-off-push";
import { turnOnPush as turnOnPushCommand } from "./commands/turn-on-push";
import { unsubscribe as unsubscribeCommand } from "./commands/unsubscribe";

export const openNotification = action(openNotificationCommand, { to: ({ link }) => link });
export const markAllRead = action(markAllReadCommand);
export const saveSettings = action(saveSettingsCommand);
export const unsubscribe = action(unsubscribeCommand, { toast: "emailsStopped" });
export const turnOnPush = action(turnOnPushCommand, { toast: "pushOn" });
export const turnOffPush = action(turnOffPushCommand, { toast: "pushOff" });
export const resubscribe = action(resubscribeCommand, { toast: "emailsResumed" });
