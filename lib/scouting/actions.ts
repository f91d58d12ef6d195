"use server";

import { action } from "@/lib/action";
import { answerForMinor } from "./commands/answer-for-minor";
import { answerRequest } from "./commands/answer-request";
import { closeIdentity } from "./commands/close-identity";
import { requestContact } from "./commands/request-contact";
import { savePlayer } from "./commands/save-player";
import { unsavePlayer } from "./commands/unsave-player";
import { withdrawRequest } from "./commands/withdraw-request";

const player = ({ playerId }: { playerId: string }) => `/players/${playerId}`;
const requests = "/dashboard#requests";

export const askForContact = action(requestContact, { to: player, toast: "contactRequested" });
export const withdraw = action(withdrawRequest, { to: player, toast: "requestWithdrawn" });
export const answer = action(answerRequest, { to: requests, toast: "requestAnswered" });
export const answerAsGuardian = action(answerForMinor, {
  to: ({ token }) => `/guardian/${token}`,
  toast: "requestAnswered",
});
export const closeName = action(closeIdentity, { to: requests, toast: "identityClosed" });
export const save = action(savePlayer);
export const unsave = action(unsavePlayer);
