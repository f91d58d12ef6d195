import "server-only";
import { organizationReaders } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { eventsFileInput } from "../schema/desk";

/** Notes that an organisation takes the list of its events away as a file; whoever reads it there may. */
export const exportEvents = command({
  limit: { act: "exportEvents", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: eventsFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) => record(tx, actor, "list.exported", { list: "events", format }),
});
