import "server-only";
import { statementTexts } from "@/lib/content/schema/statement";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import type { StatementPlace, StatementVersion } from "@/lib/platform/prisma/client";

export type StatementIds = { statementId?: string; version?: number; placeBefore?: number; placeAfter?: number };
export type StatementText = { text: string; places: StatementPlace[] };
export type StatementChange = { was: StatementText | null; current: StatementText };

export async function statementsIn(events: StatementIds[]) {
  const ids = [...new Set(events.flatMap(({ statementId }) => statementId ?? []))];
  const newestFirst = { where: { statementId: { in: ids } }, orderBy: { number: "desc" } } as const;
  const rows = ids.length > 0 ? await db.statementVersion.findMany(newestFirst) : [];
  const versionOf = ({ statementId, version }: StatementIds) =>
    statementId && rows.find((row) => row.statementId === statementId && row.number === (version ?? row.number));
  return {
    title(event: StatementIds): string | undefined {
      const row = versionOf(event);
      return row ? textOf(row) : undefined;
    },
    change(event: StatementIds): StatementChange | null {
      const row = event.version && versionOf(event);
      if (!row) return null;
      const before = versionOf({ ...event, version: row.number - 1 }) || row;
      const changedLocale = locales.find((locale) => statementTexts(before)[locale] !== statementTexts(row)[locale]);
      const statementText = (version: StatementVersion): StatementText => ({
        text: textOf(version, changedLocale),
        places: version.places,
      });
      return { was: before === row ? null : statementText(before), current: statementText(row) };
    },
  };
}

const textOf = (version: StatementVersion, locale: (typeof locales)[number] = "en") =>
  `${version.value} ${statementTexts(version)[locale]}`;
