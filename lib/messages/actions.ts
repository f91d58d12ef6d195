"use server";

import { action } from "@/lib/action";
import { readThread as readThreadCommand } from "./commands/read-thread";
import { sendMessage as sendMessageCommand } from "./commands/send-message";

export const sendMessage = action(sendMessageCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readThread = action(readThreadCommand, {
  to: ({ threadId }, desk) => (desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readThreadHere = action(readThreadCommand);
