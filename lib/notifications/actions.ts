"use server";

import { action } from "@/lib/action";
import { markAllRead as markAllReadCommand } from "./commands/mark-all-read";
import { openNotification as openNotificationCommand } from "./commands/open-notification";

export const openNotification = action(openNotificationCommand, { to: ({ link }) => link });
export const markAllRead = action(markAllReadCommand);
