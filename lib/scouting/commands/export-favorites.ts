import "server-only";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { favoritesFileInput } from "../schema";

/** Notes that an organisation takes its favourites away as a file. */
export const exportFavorites = command({
  limit: { act: "exportFavorites", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: favoritesFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) => recordEvent(tx, actor, "list.exported", { list: "favorites", format }),
});
