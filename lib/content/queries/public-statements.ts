import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { StatementPlace } from "@/lib/platform/prisma/enums";
import { statementTexts } from "../schema/statement";

export async function statementsOn(place: StatementPlace, locale: Locale) {
  "use cache";
  cacheTag("statements");
  cacheLife("hours");
  const rows = await db.statement.findMany({
    where: { removedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: { id: true, versions: { orderBy: { number: "desc" }, take: 1 } },
  });
  return rows.flatMap(({ id, versions: [version] }) =>
    version?.places.includes(place)
      ? [{ id, value: version.value, words: statementTexts(version)[locale], since: version.writtenAt }]
      : [],
  );
}

export type PublicStatement = Awaited<ReturnType<typeof statementsOn>>[number];
