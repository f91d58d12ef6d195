"use server";

import { action } from "@/lib/action";
import { readThread as readThreadCommand } from "./commands/read-thread";
import { sendMessage as sendMessageCommand } from "./commands/send-message";

const conversation = ({ threadId }: { threadId: string }, desk: string | null) =>
  desk ? `${desk}/${threadId}` : `/messages?thread=${threadId}`;

export const sendMessage = action(sendMessageCommand, { to: conversation });
export const readThread = action(readThreadCommand, { to: conversation });
export const readThreadHere = action(readThreadCommand);
