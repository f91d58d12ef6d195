"use server";

import { action } from "@/lib/entry/action";
import { blockPerson as blockPersonCommand } from "../commands/block-person";
import { readMessage as readMessageCommand } from "../commands/read-message";
import { readThread as readThreadCommand } from "../commands/read-thread";
import { removePhrase as removePhraseCommand } from "../commands/remove-phrase";
import { savePhrase as savePhraseCommand } from "../commands/save-phrase";
import { sendMessage as sendMessageCommand } from "../commands/send-message";
import { unblockPerson as unblockPersonCommand } from "../commands/unblock-person";
import { inboxAddress } from "../schema/inbox-address";

export const sendMessage = action(sendMessageCommand, {
  to: ({ threadId }, basePath) => (basePath ? `${basePath}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readMessage = action(readMessageCommand, {
  to: ({ messageId, ...list }) => inboxAddress(list, messageId),
});
export const readThread = action(readThreadCommand, {
  to: ({ threadId }, basePath) => (basePath ? `${basePath}/${threadId}` : `/messages?thread=${threadId}`),
});
export const readThreadHere = action(readThreadCommand);
export const savePhrase = action(savePhraseCommand, {
  to: ({ threadId }) => `/messages?thread=${threadId}`,
  toast: "phraseSaved",
});
export const removePhrase = action(removePhraseCommand, {
  to: ({ threadId }) => `/messages?thread=${threadId}`,
  toast: "phraseRemoved",
});
export const blockPerson = action(blockPersonCommand, {
  to: ({ threadId }, basePath) => (basePath ? `${basePath}/${threadId}` : `/messages?thread=${threadId}`),
  toast: "personBlocked",
});
export const unblockPerson = action(unblockPersonCommand, {
  to: ({ threadId }, basePath) => (basePath ? `${basePath}/${threadId}` : `/messages?thread=${threadId}`),
  toast: "personUnblocked",
});
