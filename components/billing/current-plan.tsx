"use client";

import { useEffect } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { PlanState } from "@/lib/billing/queries/buyer";

type Answer = { plan: string | null; chosen: string | null; planState: PlanState | null };

/** Marks the plan of the signed-in user in the browser, because the page is the same for everyone. */
export function CurrentPlan() {
  useEffect(() => {
    if (!document.documentElement.dataset.who) return;
    void fetchPersonal<Answer>("/functions/v1/check-subscription", { method: "POST", isComplete: isKnown }).then(
      (response) => response && mark(response),
    );
  }, []);
  return null;
}

/** A failed check returns no state. */
const isKnown = ({ planState }: Answer) => planState !== null;

function mark({ plan, chosen, planState }: Answer) {
  const all = document.querySelector<HTMLElement>("#plans");
  if (!all || !planState) return;
  all.dataset.planState = planState;
  for (const card of all.querySelectorAll<HTMLElement>(".plan")) {
    const { plan: name } = card.dataset;
    card.toggleAttribute("data-current", name === plan);
    card.toggleAttribute("data-chosen", plan === null && name === chosen);
    const form = card.querySelector("form");
    if (form) form.target = goesToProvider(planState, name) ? "_blank" : "";
  }
}

/** The provider's page opens in a new tab, pages of this site in the same one. */
const goesToProvider = (planState: PlanState, plan: string | undefined) =>
  planState === "trial" ||
  planState === "buyer" ||
  (plan === "pay-per-match" && (planState === "subscriber" || planState === "waiting"));
