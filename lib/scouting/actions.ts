"use server";

import { action } from "@/lib/action";
import { answerRequest } from "./commands/answer-request";
import { closeIdentity } from "./commands/close-identity";
import { requestContact } from "./commands/request-contact";
import { savePlayer } from "./commands/save-player";
import { unsavePlayer } from "./commands/unsave-player";
import { withdrawRequest } from "./commands/withdraw-request";

const page = ({ playerId }: { playerId: string }) => `/players/${playerId}`;

export const askForContact = action(requestContact, { to: page, toast: "contact_requested" });
export const withdraw = action(withdrawRequest, { toast: "request_withdrawn" });
export const answer = action(answerRequest, { toast: "request_answered" });
export const closeName = action(closeIdentity, { toast: "identity_closed" });
export const save = action(savePlayer, { toast: "player_saved" });
export const unsave = action(unsavePlayer, { toast: "player_unsaved" });
