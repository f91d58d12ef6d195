import "server-only";
import type { Scope } from "@/lib/platform/command/actor";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";

export function scopeLabels(locale: Locale, scopes: readonly Scope[]): string {
  const t = translator(locale, "admin");
  if (scopes.length === 0) return t("staffList.nothing");
  return new Intl.ListFormat(locale, { type: "unit" }).format(scopes.map((scope) => t(`staffList.scope.${scope}`)));
}
