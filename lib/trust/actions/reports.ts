"use server";

import { action } from "@/lib/entry/action";
import { exportPeople as exportPeopleCommand } from "../commands/export-people";
import { resendMail as resendMailCommand } from "../commands/resend-mail";
import { retryReaction as retryReactionCommand } from "../commands/retry-reaction";

export const exportPeople = action(exportPeopleCommand, { to: "/admin/users/exports" });
export const resendMail = action(resendMailCommand, { to: "/admin/health", toast: "mailResent" });
export const retryReaction = action(retryReactionCommand, { to: "/admin/health", toast: "reactionRetried" });
