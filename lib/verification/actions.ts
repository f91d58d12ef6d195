"use server";

import { action } from "@/lib/action";
import { approveKyc as approveKycCommand } from "./commands/approve-kyc";
import { rejectKyc as rejectKycCommand } from "./commands/reject-kyc";

export const approveKyc = action(approveKycCommand, { to: "/admin", toast: "kycApproved" });
export const rejectKyc = action(rejectKycCommand, { to: "/admin", toast: "kycRejected" });
