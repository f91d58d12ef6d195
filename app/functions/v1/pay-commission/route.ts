import { payCommission } from "@/lib/billing/commands/pay-commission";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(payCommission, { to: ({ url }) => url, back: "/dashboard/budget#commissions" });
