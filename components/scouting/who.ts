import type { AgeBand } from "@/lib/players/schema/ages";

/** Age bands whose players cannot answer alone. */
export const minorBands: ReadonlySet<AgeBand> = new Set(["under16", "from16"]);
