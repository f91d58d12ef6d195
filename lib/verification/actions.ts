"use server";

import { action } from "@/lib/action";
import { approveKyc } from "./commands/approve-kyc";
import { rejectKyc } from "./commands/reject-kyc";

export const approve = action(approveKyc, { to: "/admin", toast: "kycApproved" });
export const reject = action(rejectKyc, { to: "/admin", toast: "kycRejected" });
