"use client";

import { useEffect } from "react";

type Answer = { subscribed: boolean; product_id: string | null; plan: string | null };

/** Marks the plan of whoever looks: named by ?productId, else asked of check-subscription. The page itself is the same for everyone. */
export function CurrentPlan() {
  useEffect(() => {
    const mark = (plan: string | null) => {
      for (const card of document.querySelectorAll<HTMLElement>(".plan"))
        card.toggleAttribute("data-current", card.dataset.plan === plan);
    };
    const named = new URLSearchParams(location.search).get("productId");
    if (named) mark(named.replace(/^prod_(recruit_)?/, ""));
    if (document.documentElement.dataset.who !== "recruiter") return;
    const check = async () => {
      const answer = await fetch("/functions/v1/check-subscription", { method: "POST", cache: "no-store" });
      if (answer.ok) mark(((await answer.json()) as Answer).plan);
    };
    check().catch(() => {});
  }, []);
  return null;
}
