"use client";

import { useEffect } from "react";
import { fetchPersonal } from "@/components/ui/own-answer";
import type { PlanState } from "@/lib/billing/queries/buyer";

type Answer = { plan: string | null; chosen: string | null; standing: PlanState | null };

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

/** A failed check returns no standing. */
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

/** The provider's page opens in a new tab, pages of this site in the same one. */
const goesToProvider = (standing: PlanState, plan: string | undefined) =>
  standing === "trial" ||
  standing === "buyer" ||
  (plan === "pay-per-match" && (standing === "subscriber" || standing === "waiting"));
