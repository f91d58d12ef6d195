import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { alertToChange } from "../queries/own-alert";
import { alertSwitchInput } from "../schema/alert";
import { switchOffAlert } from "../steps/switch-off-alert";

/** A reactivated alert covers only players who match from now on. */
export const toggleAlert = command({
  limit: { act: "toggleAlert", person: byHand },
  by: recruiters,
  input: alertSwitchInput,
  load: alertToChange,
  async run({ tx, input: { active }, subject: { id, isActive } }) {
    if (active === "off") await switchOffAlert(tx, id);
    else if (!isActive) await tx.talentAlert.update({ where: { id }, data: { isActive: true, watchesSince: now() } });
  },
});
