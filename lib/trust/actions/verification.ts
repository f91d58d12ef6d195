"use server";

import { action } from "@/lib/entry/action";
import { approveKyc as approveKycCommand } from "../commands/approve-kyc";
import { rejectKyc as rejectKycCommand } from "../commands/reject-kyc";
import { revokeVerdict as revokeVerdictCommand } from "../commands/revoke-verdict";
import { sendIdentityDocument as sendIdentityDocumentCommand } from "../commands/send-identity-document";

export const sendIdentityDocument = action(sendIdentityDocumentCommand, {
  to: (_document, basePath) => `${basePath ?? "/player-signup"}#identity-check`,
  toast: "documentUploaded",
});
export const approveKyc = action(approveKycCommand);
export const rejectKyc = action(rejectKycCommand);
export const revokeVerdict = action(revokeVerdictCommand);
