import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(verifyFactor, { to: () => "/account", back: "/account" });
