import { verifyFactor } from "@/lib/accounts/commands/verify-factor";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(verifyFactor, { to: () => "/account", back: "/account" });
