import { z } from "zod";
import { id, line, optional, prose } from "@/lib/core/input";

export const longestMessage = 4000;

export const messageInput = z.object({
  threadId: id,
  subject: optional(line(120)),
  content: prose(longestMessage, "message_empty"),
});

export const pageSize = 20;
