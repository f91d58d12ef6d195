import { z } from "zod";
import { boundedText, id, line, optional, prose, searchedWords } from "@/lib/platform/command/input";
import { sentFiles } from "@/lib/platform/files/storage/file-input";
import { longestMessage, mostFilesSent } from "./message-limits";

export const messageInput = z.object({
  threadId: id,
  subject: optional(line(120)),
  content: prose(longestMessage, "message_empty"),
  files: sentFiles({ count: 0, code: "file_required" }, mostFilesSent),
});

export const pageSize = 20;

export const inboxSearch = z.object({
  q: searchedWords.optional().catch(undefined),
  after: boundedText(100).optional().catch(undefined),
});

export const openedInput = inboxSearch.extend({ messageId: id });

export const inThread = z.object({ threadId: id });
