import type { AgeBand } from "@/lib/players/schema/ages";

/** Age bands in which a request also needs the guardian's answer. */
export const minorBands: ReadonlySet<AgeBand> = new Set(["under16", "from16"]);
