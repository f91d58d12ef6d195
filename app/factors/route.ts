import { addFactor } from "@/lib/accounts/commands/add-factor";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(addFactor, { to: () => "/account", back: "/account" });
