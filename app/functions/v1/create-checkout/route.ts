import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { isSaidOnPricing } from "@/lib/billing/schema";
import { endpoint } from "@/lib/endpoint";

export const POST = endpoint(startCheckout, {
  to: ({ url }) => url,
  back: (code) => (isSaidOnPricing(code) ? `/pricing?refused=${code}` : "/pricing"),
});
