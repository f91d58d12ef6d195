import { saveStatement } from "@/lib/content/commands/save-statement";
import type { Actor } from "@/lib/platform/command/actor";
import { aStaffMember } from "./people";

export const statementForm = (over: object = {}) => ({
  value: "10,000+",
  words_en: "athletes",
  words_fr: "athlètes",
  words_es: "deportistas",
  words_ar: "رياضي",
  places: "home",
  ...over,
});

export async function aStatement(over: object = {}, editor?: Actor) {
  const { statementId } = await saveStatement(editor ?? (await aStaffMember("news")), statementForm(over));
  return statementId;
}
