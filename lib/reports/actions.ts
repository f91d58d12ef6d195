"use server";

import { action } from "@/lib/action";
import { resendMail as resendMailCommand } from "./commands/resend-mail";
import { retryReaction as retryReactionCommand } from "./commands/retry-reaction";

export const resendMail = action(resendMailCommand);
export const retryReaction = action(retryReactionCommand);
