import "server-only";
import { recruiters } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { alertToChange } from "../queries/own-alert";
import { alertIdInput } from "../schema/alert";
import { removeUnnotifiedMatches } from "../steps/remove-unnotified-matches";

/** Players already notified stay recorded, so that no other alert repeats them. */
export const deleteAlert = command({
  limit: { act: "deleteAlert", person: byHand },
  by: recruiters,
  input: alertIdInput,
  load: alertToChange,
  async run({ tx, subject: { id } }) {
    await removeUnnotifiedMatches(tx, id);
    await tx.talentAlert.delete({ where: { id } });
  },
});
