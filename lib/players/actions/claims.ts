"use server";

import { action } from "@/lib/entry/action";
import { addFact as addFactCommand } from "../commands/add-fact";
import { recordPerformance as recordPerformanceCommand } from "../commands/record-performance";
import { stateClaims as stateClaimsCommand } from "../commands/state-claims";
import { withdrawClaim as withdrawClaimCommand } from "../commands/withdraw-claim";
import { claimsPath, profilePath } from "../schema/paths";

export const stateClaims = action(stateClaimsCommand, {
  to: ({ next, sport, main }, basePath) => claimsPath({ basePath, step: next, sport: main ? null : sport }),
});
export const withdrawClaim = action(withdrawClaimCommand, {
  to: ({ list }, basePath) => (list ? `${profilePath(basePath)}#${list}` : claimsPath({ basePath })),
  toast: "claimWithdrawn",
});
export const addFact = action(addFactCommand, {
  to: (_added, guardianPath) => `${profilePath(guardianPath)}#facts`,
  toast: "factAdded",
});
export const recordPerformance = action(recordPerformanceCommand, {
  to: (_recorded, guardianPath) => `${profilePath(guardianPath)}#performances`,
  toast: "performanceAdded",
});
