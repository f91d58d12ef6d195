import { getEndpoint } from "@/lib/entry/endpoint";
import { calendarFile } from "@/lib/events/queries/calendar";

type Context = RouteContext<"/calendar/[language]/[file]">;

/** Calendar services send the requests of many users from one IP address. */
const askedByServices = { act: "calendarFile", person: { burst: 240, seconds: 60 } };

/** Calendar files: "/calendar/fr/events.ics" for subscriptions, "/calendar/fr/<id>.ics" for one event. */
export const GET = getEndpoint(askedByServices, async (_actor, _request, { params }: Context) => {
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
});
