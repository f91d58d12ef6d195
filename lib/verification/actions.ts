"use server";

import { action } from "@/lib/action";
import { approveKyc as approveKycCommand } from "./commands/approve-kyc";
import { rejectKyc as rejectKycCommand } from "./commands/reject-kyc";
import { takeBackVerdict as takeBackVerdictCommand } from "./commands/take-back-verdict";

export const approveKyc = action(approveKycCommand);
export const rejectKyc = action(rejectKycCommand);
export const takeBackVerdict = action(takeBackVerdictCommand);
