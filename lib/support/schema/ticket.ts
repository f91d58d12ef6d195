import { z } from "zod";
import { email, line, optional, prose } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";

export const longestMessage = 4000;
export const longestTalk = 20_000;

export const ticketInput = z.object({
  name: line(120),
  email: email(),
  message: prose(longestMessage),
  talk: optional(prose(longestTalk)).transform((text) => text ?? ""),
});

const HOUR = 3600;
/** Every ticket e-mails the address that was typed, so the limit keeps anyone from flooding somebody else's mailbox. */
export const ticketsPerSender: Rate = { burst: 3, seconds: HOUR };
export const ticketsPerAddress: Rate = { burst: 40, seconds: HOUR };

export const referenceOf = (ticketId: string) => ticketId.slice(0, 8).toUpperCase();
