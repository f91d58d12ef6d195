"use server";

import { action } from "@/lib/action";
import { declineNeed as declineNeedCommand } from "./commands/decline-need";
import { declinePlayer as declinePlayerCommand } from "./commands/decline-player";
import { editNeed as editNeedCommand } from "./commands/edit-need";
import { toggleNeed as toggleNeedCommand } from "./commands/toggle-need";
import { writeNeed as writeNeedCommand } from "./commands/write-need";

export const writeNeed = action(writeNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needWritten",
  otherwise: "need_not_saved",
});
export const editNeed = action(editNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needChanged",
  otherwise: "need_not_saved",
});
export const toggleNeed = action(toggleNeedCommand, {
  to: ({ needId }) => `/dashboard/needs/${needId}`,
  toast: "needChanged",
  otherwise: "need_not_saved",
});
export const declinePlayer = action(declinePlayerCommand, {
  to: ({ needId }) => (needId ? `/dashboard/needs/${needId}` : "/dashboard/needs"),
  toast: "matchAnswered",
});
export const declineNeed = action(declineNeedCommand, {
  to: (_declined, desk) => `${desk ?? "/dashboard"}/matches`,
  toast: "matchAnswered",
});
