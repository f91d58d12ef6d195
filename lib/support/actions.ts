"use server";

import { action } from "@/lib/action";
import { openTicket as openTicketCommand } from "./commands/open-ticket";

export const openTicket = action(openTicketCommand);
