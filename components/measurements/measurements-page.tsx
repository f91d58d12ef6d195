import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import type { OwnConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { AskForm } from "./ask-form";
import { AskedList } from "./asked-list";
import { Measures } from "./measures";

type Props = { own: OwnConfirmations; measures: ShownMeasure[]; back: string; guardian?: string };

/** Where a player, or a child's guardian, asks others to stand behind what the profile claims. */
export function EvidencePage({ own, measures, back, guardian }: Props) {
  const t = useTranslations("evidence.own");
  return (
    <div className="wrap grid gap-10 pt-6 pb-section">
      <header className="grid gap-3">
        <BackLink href={back} />
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="lead max-w-160">{guardian ? t("leadOfChild", { player: own.fullName }) : t("lead")}</p>
      </header>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <AskForm own={own} guardian={guardian} />
        <AskedList own={own} guardian={guardian} />
      </div>
      <Measures measures={measures} minor={own.minor} />
    </div>
  );
}
