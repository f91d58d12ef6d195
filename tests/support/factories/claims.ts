import { saveClaim } from "@/lib/content/commands/save-claim";
import type { Actor } from "@/lib/platform/command/actor";
import { aStaffMember } from "./people";

export const claimForm = (over: object = {}) => ({
  value: "10,000+",
  words_en: "athletes",
  words_fr: "athlètes",
  words_es: "deportistas",
  words_ar: "رياضي",
  places: "home",
  ...over,
});

export async function aClaim(over: object = {}, editor?: Actor) {
  const { claimId } = await saveClaim(editor ?? (await aStaffMember("news")), claimForm(over));
  return claimId;
}
