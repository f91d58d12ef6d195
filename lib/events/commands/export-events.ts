import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { eventsFileInput } from "../schema/desk";

/** Notes that an organisation takes the list of its events away as a file; whoever reads it there may. */
export const exportEvents = command({
  limit: { act: "exportEvents", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: eventsFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) => recordEvent(tx, actor, "list.exported", { list: "events", format }),
});
