import { z } from "zod";
import { id, line, prose } from "@/lib/platform/command/input";
import { longestMessage, longestTitle } from "./message-limits";

export const phraseInput = z.object({
  threadId: id,
  title: line(longestTitle),
  phrase: prose(longestMessage, "message_empty"),
});

export const removePhraseInput = z.object({ threadId: id, phraseId: id });
