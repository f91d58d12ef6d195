import { boundedText, optional } from "./input";
import { Refusal } from "./refusal";

/** What somebody agreed to who was asked first: this act, for so many rows. */
export const sureOf = (act: string, count: number) => `${act} ${count}`;
export const sure = optional(boundedText(60));

/** For an act on several rows that cannot be taken back: refused with the count until `agreed` names this act for as many rows. */
export function askFirst(act: string, selected: string[], agreed: string | undefined) {
  const count = selected.length;
  if (count > 1 && agreed !== sureOf(act, count)) throw new Refusal("several_at_once", undefined, { count });
}
