import { openCustomerPortal } from "@/lib/billing/commands/open-portal";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(openCustomerPortal, { to: ({ url }) => url, back: "/dashboard" });
