"use client";

import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { useWords } from "@/lib/platform/i18n/words-context";

export type FailedProps = { error: Error & { digest?: string }; retry: () => void };

/** Shows no internal details, only a reference number to quote. */
export function Failed({ error, retry }: FailedProps) {
  const t = useWords("ui");
  return (
    <div className="wrap head lost">
      <Unchalked />
      <div>
        <h1>{t("failed")}</h1>
        <p className="lead">{t("failedHint")}</p>
        <div className="acts">
          <button type="button" className={buttonClass({ variant: "go" })} onClick={retry}>
            {t("retry")}
          </button>
          {error.digest && (
            <span className="text-sm text-ink-3">
              {t("failedNumber")} <bdi className="dim">{error.digest}</bdi>
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
