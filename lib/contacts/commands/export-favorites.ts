import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { organizationReaders } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { favoritesFileInput } from "../schema/requests";

/** Records that an organization exported its favorites; the file itself is written elsewhere. */
export const exportFavorites = command({
  limit: { act: "exportFavorites", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: favoritesFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) =>
    documentEvents.record(tx, actor, "list.exported", { list: "favorites", format }),
});
