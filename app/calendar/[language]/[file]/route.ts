import { calendarFile } from "@/lib/events/queries/calendar";

/** Calendar files for every calendar program: "/calendar/fr/events.ics" to subscribe to, "/calendar/fr/<id>.ics" to add one event. */
export async function GET(_request: Request, { params }: RouteContext<"/calendar/[language]/[file]">) {
  const { language, file } = await params;
  const calendar = await calendarFile(language, file);
  if (!calendar) return new Response(null, { status: 404 });
  return new Response(calendar, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="recruit-${file}"`,
      "cache-control": "public, max-age=300",
    },
  });
}
