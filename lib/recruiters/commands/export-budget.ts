import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { budgetFileInput } from "../schema";

export const exportBudget = command({
  limit: { act: "exportBudget", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: budgetFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) =>
    documentEvents.record(tx, actor, "list.exported", { list: "budget", format }),
});
