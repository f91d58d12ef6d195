import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import type { Check } from "@/lib/verification/schema/check";

/** What the rules found. One that failed is said aloud; the others are folded. */
export function CheckList({ checks }: { checks: Check[] }) {
  const t = useTranslations("verification");
  if (checks.length === 0) return null;
  const decidedChecks = checks.filter(({ passed }) => passed !== null);
  const summary = t("queue.checks", {
    passed: decidedChecks.filter(({ passed }) => passed).length,
    total: decidedChecks.length,
  });
  return (
    <Disclosure
      small
      className="max-w-72 min-w-52"
      summary={summary}
      open={decidedChecks.some(({ passed }) => !passed)}
    >
      <ul className="checks-done">
        {checks.map(({ rule, passed }) => (
          <li key={rule} data-passed={passed === null ? "unknown" : passed}>
            <Icon name={passed === null ? "clock" : passed ? "check" : "alert"} />
            <span>
              {t(`rule.${rule}`)}
              <small> {t(`result.${passed === null ? "unknown" : passed ? "passed" : "failed"}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
