import { z } from "zod";
import { email, line, optional, prose } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";

export const longestMessage = 4000;
/** Of a talk with the machine the end is attached. */
export const longestTalk = 20_000;

export const ticketInput = z.object({
  name: line(120),
  email: email(),
  message: prose(longestMessage),
  talk: optional(prose(longestTalk)).transform((text) => text ?? ""),
});

const HOUR = 3600;
/** Every ticket sends a mail to the address that was typed, so nobody can have it filled with ours. */
export const ticketsPerSender: Rate = { burst: 3, seconds: HOUR };
export const ticketsPerAddress: Rate = { burst: 40, seconds: HOUR };

/** How a ticket is called in mails. */
export const referenceOf = (ticketId: string) => ticketId.slice(0, 8).toUpperCase();
