import { challengeFactor } from "@/lib/accounts/commands/challenge-factor";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(challengeFactor, { to: () => "/account", back: "/account" });
