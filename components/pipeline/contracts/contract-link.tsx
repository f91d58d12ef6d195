import { useTranslations } from "next-intl";
import type { ContractState } from "@/lib/pipeline/schema/contract";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = { matchId: string; state: ContractState | null; player: string };

export function ContractLink({ matchId, state, player }: Props) {
  const t = useTranslations("contracts.card");
  const pipelineT = useTranslations("pipeline");
  const labelKey = state === "withdrawn" || state === "open" || !state ? "none" : state;
  return (
    <Link href={`/dashboard/contracts/${matchId}`} className="inline-flex min-h-target items-center text-sm">
      <span>
        {t(labelKey)}
        <span className="vh"> {pipelineT("of", { player })}</span>
      </span>
    </Link>
  );
}
