"use client";

import { useEffect } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { PlanState } from "@/lib/billing/queries/buyer";

type Answer = { plan: string | null; chosen: string | null; standing: PlanState | null };

/** Marks the plan of whoever looks and what the others are to them, as check-subscription knows it. The page itself is the same for everyone. */
export function CurrentPlan() {
  useEffect(() => {
    if (!document.documentElement.dataset.who) return;
    void fetchPersonal<Answer>("/functions/v1/check-subscription", { method: "POST", isComplete: isKnown }).then(
      (response) => response && mark(response),
    );
  }, []);
  return null;
}

/** A check that failed tells no standing. */
const isKnown = ({ standing }: Answer) => standing !== null;

function mark({ plan, chosen, standing }: Answer) {
  const all = document.querySelector<HTMLElement>("#plans");
  if (!all || !standing) return;
  all.dataset.standing = standing;
  for (const card of all.querySelectorAll<HTMLElement>(".plan")) {
    const { plan: name } = card.dataset;
    card.toggleAttribute("data-current", name === plan);
    card.toggleAttribute("data-chosen", plan === null && name === chosen);
    const form = card.querySelector("form");
    if (form) form.target = goesToProvider(standing, name) ? "_blank" : "";
  }
}

/** The provider's page opens in a tab of its own; ours stay in this one. */
const goesToProvider = (standing: PlanState, plan: string | undefined) =>
  standing === "trial" ||
  standing === "buyer" ||
  (plan === "pay-per-match" && (standing === "subscriber" || standing === "waiting"));
