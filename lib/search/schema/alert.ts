import { z } from "zod";
import { boundedText, id, line, optional, preparedText } from "@/lib/platform/command/input";
import { criteriaOnly, type Search, searchInput } from "./search";

export const mostAlerts = 20;
export const longestAlertName = 60;
export const frequencies = ["instant", "daily", "weekly"] as const;
export type Frequency = (typeof frequencies)[number];

const criteria = boundedText(4000, "not_found", "too_long").transform((text) =>
  criteriaOnly(searchInput(new URLSearchParams(text))),
);
const frequency = z.enum(frequencies, "choice_not_offered");

export const alertInput = z.object({
  criteria,
  name: optional(line(longestAlertName)),
  frequency: frequency.default("daily"),
});

export const alertChangeInput = z.object({
  alertId: id,
  criteria: criteria.optional(),
  name: preparedText(0, () => null, line(longestAlertName).nullable().optional()),
  frequency: frequency.optional(),
});

export const alertSwitchInput = z.object({ alertId: id, active: z.enum(["on", "off"], "not_found") });
export const alertIdInput = z.object({ alertId: id });
export const alertKeyInput = z.object({ key: boundedText(200, "link_invalid") });

/** True if no criterion is required, so that the alert would match every player. */
export function asksNothing(search: Search): boolean {
  const { sort: _, conditions = [], ...criteria } = criteriaOnly(search);
  return Object.keys(criteria).length === 0 && conditions.every((condition) => condition.optional);
}
