import { openCustomerPortal } from "@/lib/billing/commands/open-customer-portal";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(openCustomerPortal, { to: ({ url }) => url, back: "/dashboard" });
