import "server-only";
import { organizationReaders } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { favoritesFileInput } from "../schema";

/** Notes that an organisation takes its favourites away as a file. */
export const exportFavorites = command({
  limit: { act: "exportFavorites", person: { burst: 20, seconds: 3600 } },
  by: organizationReaders,
  input: favoritesFileInput,
  load: async () => null,
  run: ({ tx, actor, input: { format } }) => record(tx, actor, "list.exported", { list: "favorites", format }),
});
