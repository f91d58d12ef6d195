import "server-only";
import { recruiters } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { alertToChange } from "../queries/own-alert";
import { alertSwitchInput } from "../schema/alert";
import { switchOffAlert } from "../steps/switch-off-alert";

/** Off, it is a saved search; on again, it watches from now on. */
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
