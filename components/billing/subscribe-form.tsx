"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLocale } from "@/lib/platform/i18n/locale-context";

type Props = { plan: string; popular: boolean; opening: string; children: ReactNode };

/** Plain form to the checkout route; the provider's page opens in a new tab, and the button is disabled meanwhile. */
export function SubscribeForm({ plan, popular, opening: openingWords, children }: Props) {
  const locale = useLocale();
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    if (!opening) return;
    const closeDialog = () => setOpening(false);
    const timer = setTimeout(closeDialog, LONGEST_MS);
    addEventListener("focus", closeDialog);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", closeDialog);
    };
  }, [opening]);
  return (
    <form
      className="other-plan group-data-[plan-state=outsider]/plans:hidden group-data-[plan-state=teammate]/plans:hidden group-data-[plan-state=unprofiled]/plans:hidden"
      action="/functions/v1/create-checkout"
      method="post"
      rel="noopener opener"
      onSubmit={(event) => (opening ? event.preventDefault() : setOpening(true))}
    >
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="_locale" value={locale} />
      <Button type="submit" variant={popular ? "go" : "outline"} busy={opening} busyWords={openingWords}>
        {children}
      </Button>
    </form>
  );
}

/** Maximum time to wait for the new tab, in milliseconds. */
const LONGEST_MS = 6_000;
