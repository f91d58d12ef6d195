import { afterCommit } from "@/lib/entry/after-commit";
import { getOr404 } from "@/lib/entry/endpoint";
import { exportedRegistrations } from "@/lib/entry/own-exports";
import { exportRegistrations } from "@/lib/events/commands/export-registrations";
import type { FileFormat } from "@/lib/platform/files/cells";
import { fileResponse } from "@/lib/platform/http/file-answer";
import { readerLocale } from "@/lib/platform/http/request";

type Context = RouteContext<"/api/events/[id]/registrations">;

/** Returns all registrations for an event as a file, with the same query as the page. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const searchParams = new URL(request.url).searchParams;
  const address = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const { id } = await params;
  const format = (searchParams.get("format") ?? "csv") as FileFormat;
  const locale = readerLocale(request);
  const { eventId, side } = await afterCommit(() => exportRegistrations(actor, { eventId: id, format }));
  const file = exportedRegistrations({ ...actor, locale }, { side, eventId }, address);
  return fileResponse(file, { name: "registrations", format, locale });
});
