"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useLocale } from "@/lib/platform/i18n/locale-context";

type Props = { plan: string; popular: boolean; opening: string; children: ReactNode };

/** A plain form to the checkout door; once it is known that the provider's page follows, it opens in a new tab, and while it does, the button waits. */
export function SubscribeForm({ plan, popular, opening: openingWords, children }: Props) {
  const locale = useLocale();
  const [opening, setOpening] = useState(false);
  useEffect(() => {
    if (!opening) return;
    const done = () => setOpening(false);
    const timer = setTimeout(done, LONGEST_MS);
    addEventListener("focus", done);
    return () => {
      clearTimeout(timer);
      removeEventListener("focus", done);
    };
  }, [opening]);
  return (
    <form
      className="other-plan group-data-[standing=outsider]/plans:hidden group-data-[standing=unprofiled]/plans:hidden"
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

/** After so long the tab is there, or it will not come. */
const LONGEST_MS = 6_000;
