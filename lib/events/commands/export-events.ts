import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { eventsFileInput } from "../schema/organizer-list";

export const exportEvents = command({
  limit: { act: "exportEvents", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: eventsFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) =>
    documentEvents.record(tx, actor, "list.exported", { list: "events", format }),
});
