"use server";

import { action } from "@/lib/entry/action";
import { moveClaim as moveClaimCommand } from "../commands/move-claim";
import { removeClaim as removeClaimCommand } from "../commands/remove-claim";
import { restoreClaim as restoreClaimCommand } from "../commands/restore-claim";
import { revertClaim as revertClaimCommand } from "../commands/revert-claim";
import { saveClaim as saveClaimCommand } from "../commands/save-claim";

const claimsPath = "/admin/claims";

export const saveClaim = action(saveClaimCommand, { to: claimsPath, toast: "claimSaved" });
export const moveClaim = action(moveClaimCommand, { to: claimsPath, toast: "claimMoved" });
export const removeClaim = action(removeClaimCommand, { to: claimsPath, toast: "claimRemoved" });
export const restoreClaim = action(restoreClaimCommand, { to: claimsPath, toast: "claimRestored" });
export const revertClaim = action(revertClaimCommand, { to: claimsPath, toast: "claimSaved" });
