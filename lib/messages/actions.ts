"use server";

import { action } from "@/lib/action";
import { blockPerson as blockPersonCommand } from "./commands/block-person";
import { readThread as readThreadCommand } from "./commands/read-thread";
import { sendMessage as sendMessageCommand } from "./commands/send-message";
import { unblockPerson as unblockPersonCommand } from "./commands/unblock-person";

export const sendMessage = action(sendMessageCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readThread = action(readThreadCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readThreadHere = action(readThreadCommand);
export const blockPerson = action(blockPersonCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
  toast: "personBlocked",
});
export const unblockPerson = action(unblockPersonCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
  toast: "personUnblocked",
});
