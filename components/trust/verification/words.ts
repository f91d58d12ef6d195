import { useFormatter, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import type { PersonCase } from "@/lib/trust/queries/person-case";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { type Check, rules } from "@/lib/trust/schema/check";
import type { CheckWords } from "./check-list";

/** Questions about a document, with the user's data filled in. */
export function useQuestionOptions(
  { questions }: Pick<QueuedCase, "questions">,
  statedFacts: PersonCase["statedFacts"],
) {
  const t = useTranslations("verification.question");
  const format = useFormatter();
  const country = useCountryName();
  const { recruiter, player, profile } = statedFacts;
  const countryCode = recruiter?.country ?? player?.nationality;
  const values = {
    name: recruiter?.contactPerson ?? player?.fullName ?? profile?.fullName ?? "",
    guardian: player?.guardian?.fullName ?? "",
    birth: player ? format.dateTime(player.birthDate, { dateStyle: "long", timeZone: "UTC" }) : "",
    organization: recruiter?.organizationName ?? "",
    city: recruiter?.city ?? player?.city ?? "",
    country: countryCode ? country(countryCode) : "",
  };
  return questions.map((value) => ({ value, label: t(value, values) }));
}

export function useRejectWords() {
  const t = useTranslations("verification.queue");
  const common = useTranslations("common");
  return {
    reject: t("reject"),
    reason: common("reason"),
    reasonHint: t("reasonHint"),
    rejectNow: t("rejectNow"),
    rejecting: t("rejecting"),
  };
}

const looks = { pending: "dash", seconding: "flag", verified: "full", rejected: "struck" } as const;

/** State of a document: decided, or waiting for the first or the second approval. */
export function badgeOf({ decided, first }: Pick<QueuedCase, "decided" | "first">) {
  const state: keyof typeof looks = decided ?? (first ? "seconding" : "pending");
  return { state, look: looks[state] };
}

/** Number of passed checks among the decided ones. */
export function useCheckSummary() {
  const t = useTranslations("verification.queue");
  return (checks: readonly Check[]) => {
    const decidedChecks = checks.filter(({ passed }) => passed !== null);
    return t("checks", { passed: decidedChecks.filter(({ passed }) => passed).length, total: decidedChecks.length });
  };
}

export function useCheckWords(): CheckWords {
  const t = useTranslations("verification");
  return {
    rules: Object.fromEntries(rules.map((rule) => [rule, t(`rule.${rule}`)])) as CheckWords["rules"],
    results: { passed: t("result.passed"), failed: t("result.failed"), unknown: t("result.unknown") },
  };
}
