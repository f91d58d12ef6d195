"use server";

import { action } from "@/lib/action";
import { openTicket as open } from "./commands/open-ticket";
import { ticketsPerAddress } from "./schema";

export const openTicket = action(open, { perAddress: { act: "ticket from", ...ticketsPerAddress } });
