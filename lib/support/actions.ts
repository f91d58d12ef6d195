"use server";

import { action } from "@/lib/action";
import { openTicket as open } from "./commands/open-ticket";

export const openTicket = action(open);
