"use server";

import { action } from "@/lib/entry/action";
import { exportPeople as exportPeopleCommand } from "../commands/export-people";
import { retryDeadLetter as retryDeadLetterCommand } from "../commands/retry-dead-letter";

export const exportPeople = action(exportPeopleCommand, { to: "/admin/users/exports" });
export const retryDeadLetter = action(retryDeadLetterCommand, { to: "/admin/health", toast: "taskRetried" });
