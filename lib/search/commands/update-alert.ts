import "server-only";
import { now } from "@/lib/platform/clock";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { alertToChange } from "../queries/own-alert";
import { alertChangeInput, asksNothing } from "../schema/alert";
import { removeUnnotifiedMatches } from "../steps/remove-unnotified-matches";

export const updateAlert = command({
  limit: { act: "updateAlert", person: byHand },
  by: recruiters,
  input: alertChangeInput,
  async load(tx, input, actor) {
    const alert = await alertToChange(tx, input, actor);
    if (input.criteria && asksNothing(input.criteria)) refuse("alert_asks_nothing");
    return alert;
  },
  async run({ tx, input: { criteria, name, frequency }, subject: { id } }) {
    const criteriaChange = criteria && { alertCriteria: criteria, watchesSince: now() };
    const changes = { ...(name !== undefined && { name }), ...(frequency && { frequency }) };
    await tx.talentAlert.update({ where: { id }, data: { ...changes, ...criteriaChange } });
    if (criteria) await removeUnnotifiedMatches(tx, id);
    return { alertId: id };
  },
});
