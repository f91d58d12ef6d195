"use server";

import { action } from "@/lib/entry/action";
import { approveVerification as approveVerificationCommand } from "../commands/approve-verification";
import { rejectVerification as rejectVerificationCommand } from "../commands/reject-verification";
import { revokeVerdict as revokeVerdictCommand } from "../commands/revoke-verdict";
import { sendIdentityDocument as sendIdentityDocumentCommand } from "../commands/send-identity-document";

export const sendIdentityDocument = action(sendIdentityDocumentCommand, {
  to: (_document, basePath) => `${basePath ?? "/player-signup"}#identity-check`,
  toast: "documentUploaded",
});
export const approveVerification = action(approveVerificationCommand);
export const rejectVerification = action(rejectVerificationCommand);
export const revokeVerdict = action(revokeVerdictCommand);
