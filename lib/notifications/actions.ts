"use server";

import { action } from "@/lib/action";
import { markAllRead } from "./commands/mark-all-read";
import { markRead } from "./commands/mark-read";

export const openNotification = action(markRead, { to: ({ link }) => link });
export const readAll = action(markAllRead);
