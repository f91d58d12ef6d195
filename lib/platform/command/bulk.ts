import { boundedText, optional } from "./input";
import { Refusal } from "./refusal";

export const confirmationOf = (act: string, count: number) => `${act} ${count}`;
export const bulkConfirmation = optional(boundedText(60));

/** For irreversible commands on several rows: refuses `several_at_once` until the confirmation matches command and count. */
export function requireConfirmation(act: string, selected: string[], confirmation: string | undefined) {
  const count = selected.length;
  if (count > 1 && confirmation !== confirmationOf(act, count))
    throw new Refusal("several_at_once", undefined, { count });
}
