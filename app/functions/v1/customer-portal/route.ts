import { openCustomerPortal } from "@/lib/billing/commands/open-customer-portal";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(openCustomerPortal, { to: ({ url }) => url, back: "/dashboard" });
