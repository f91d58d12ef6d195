"use client";

import { buttonClass } from "@/components/ui/button-class";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";

/** Goes back in the history, or to the home page if there is none; hidden without scripts. */
export function GoBack({ label }: { label: string }) {
  const home = localePath("/", useLocale());
  return (
    <button
      type="button"
      className={buttonClass({ className: "needs-script" })}
      onClick={() => (history.length > 1 ? history.back() : location.assign(home))}
    >
      {label}
    </button>
  );
}
