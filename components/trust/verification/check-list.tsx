import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import type { Check } from "@/lib/trust/schema/check";

/** Automatic checks; the list is open if one has failed. */
export function CheckList({ checks }: { checks: Check[] }) {
  const t = useTranslations("verification");
  if (checks.length === 0) return null;
  const decidedChecks = checks.filter(({ passed: hasPassed }) => hasPassed !== null);
  const summary = t("queue.checks", {
    passed: decidedChecks.filter(({ passed: hasPassed }) => hasPassed).length,
    total: decidedChecks.length,
  });
  return (
    <Disclosure
      small
      className="max-w-72 min-w-52"
      summary={summary}
      open={decidedChecks.some(({ passed: hasPassed }) => !hasPassed)}
    >
      <ul className="checks-done">
        {checks.map(({ rule, passed: hasPassed }) => (
          <li key={rule} data-passed={hasPassed === null ? "unknown" : hasPassed}>
            <Icon name={hasPassed === null ? "clock" : hasPassed ? "check" : "alert"} />
            <span>
              {t(`rule.${rule}`)}
              <small> {t(`result.${hasPassed === null ? "unknown" : hasPassed ? "passed" : "failed"}`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
