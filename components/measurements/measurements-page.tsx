import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import type { OwnConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { AskForm } from "./ask-form";
import { Measures } from "./measures";
import { SentRequests } from "./sent-requests";

type Props = { own: OwnConfirmations; measures: ShownMeasure[]; back: string; guardian?: string };

export function EvidencePage({ own: ownConfirmations, measures, back, guardian }: Props) {
  const t = useTranslations("measurements.own");
  return (
    <div className="wrap grid gap-10 pt-6 pb-section">
      <header className="grid gap-3">
        <BackLink href={back} />
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="lead max-w-160">
          {guardian ? t("leadOfChild", { player: ownConfirmations.fullName }) : t("lead")}
        </p>
      </header>
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <AskForm own={ownConfirmations} guardian={guardian} />
        <SentRequests own={ownConfirmations} guardian={guardian} />
      </div>
      <Measures measures={measures} minor={ownConfirmations.minor} />
    </div>
  );
}
