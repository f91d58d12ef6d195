import { z } from "zod";
import { id, line, optional, prose } from "@/lib/core/input";
import { longestMessage } from "./limits";

export const messageInput = z.object({
  threadId: id,
  subject: optional(line(120)),
  content: prose(longestMessage, "message_empty"),
});

export const pageSize = 20;

export const inThread = z.object({ threadId: id });
