import { removeFactor } from "@/lib/accounts/commands/remove-factor";
import { endpoint } from "@/lib/entry/endpoint";

export const DELETE = endpoint(removeFactor, { to: () => "/account", back: "/account" });
