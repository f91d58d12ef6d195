import { exportFavorites } from "@/lib/contacts/commands/export-favorites";
import { favoriteLabels } from "@/lib/contacts/queries/favorites";
import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exportedFavorites } from "@/lib/entry/own-exports";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";

/** Returns all favorites of an organization as a file, with the same query as the page. */
export const GET = getOr404(async (actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  await afterCommit(() => exportFavorites(actor, { format }));
  const file = exportedFavorites({ ...actor, locale }, address, await favoriteLabels(actor));
  return fileResponse(file, { name: "favorites", format, locale });
});
