import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(challengeFactor, { to: () => "/account", back: "/account" });
