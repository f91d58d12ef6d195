import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { budgetFileInput } from "../schema";

/** Notes that an organisation takes its budget away as a file; whoever reads it there may. */
export const exportBudget = command({
  limit: { act: "exportBudget", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: budgetFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) => recordEvent(tx, actor, "list.exported", { list: "budget", format }),
});
