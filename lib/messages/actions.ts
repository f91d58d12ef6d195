"use server";

import { action } from "@/lib/action";
import { readThread } from "./commands/read-thread";
import { sendMessage } from "./commands/send-message";

export const send = action(sendMessage, { to: ({ threadId }) => `/messages?thread=${threadId}` });
export const openThread = action(readThread, { to: ({ threadId }) => `/messages?thread=${threadId}` });
export const markThreadRead = action(readThread);
