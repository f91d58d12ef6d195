import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(startCheckout, { to: ({ url }) => url, back: "/pricing" });
