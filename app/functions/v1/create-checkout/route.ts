import { startCheckout } from "@/lib/billing/commands/start-checkout";
import { isPricingRefusal } from "@/lib/billing/schema";
import { endpoint } from "@/lib/entry/endpoint";

export const POST = endpoint(startCheckout, {
  to: ({ url }) => url,
  back: (code) => (isPricingRefusal(code) ? `/pricing?refused=${code}` : "/pricing"),
});
