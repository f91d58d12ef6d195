"use server";

import { action } from "@/lib/entry/action";
import { createAlert as createAlertCommand } from "./commands/create-alert";
import { deleteAlert as deleteAlertCommand } from "./commands/delete-alert";
import { stopAlert as stopAlertCommand } from "./commands/stop-alert";
import { toggleAlert as toggleAlertCommand } from "./commands/toggle-alert";
import { updateAlert as updateAlertCommand } from "./commands/update-alert";

export const createAlert = action(createAlertCommand, {
  to: ({ alertId }) => `/dashboard/alerts#alert-${alertId}`,
  toast: "alertCreated",
  otherwise: "alert_not_created",
});
export const updateAlert = action(updateAlertCommand, {
  to: ({ alertId }) => `/dashboard/alerts#alert-${alertId}`,
  toast: "alertUpdated",
  otherwise: "alert_not_updated",
});
export const toggleAlert = action(toggleAlertCommand, { toast: "alertUpdated", otherwise: "alert_not_updated" });
export const deleteAlert = action(deleteAlertCommand, { to: "/dashboard/alerts", toast: "alertDeleted" });
export const stopAlert = action(stopAlertCommand, { toast: "alertUpdated", otherwise: "alert_not_updated" });
