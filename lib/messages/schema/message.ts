import { z } from "zod";
import { sentFiles } from "@/lib/documents/schema/document";
import { boundedText, id, line, optional, prose, searchedWords } from "@/lib/platform/command/input";
import { longestMessage, mostFilesSent } from "./limits";

export const messageInput = z.object({
  threadId: id,
  subject: optional(line(120)),
  content: prose(longestMessage, "message_empty"),
  files: sentFiles({ count: 0, code: "file_required" }, mostFilesSent),
});

export const pageSize = 20;

/** What is searched for in one's messages, and where the page begins; what makes no sense is not asked. */
export const inboxSearch = z.object({
  q: searchedWords.optional().catch(undefined),
  after: boundedText(100).optional().catch(undefined),
});

/** Also where in the list it was opened, to come back to. */
export const openedInput = inboxSearch.extend({ messageId: id });

export const inThread = z.object({ threadId: id });
