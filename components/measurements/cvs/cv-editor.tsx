import { useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import type { OwnCvs } from "@/lib/measurements/queries/own-cvs";
import { MakeCvForm } from "./make-cv-form";
import { OwnCvList } from "./own-cv-list";

type Props = { own: OwnCvs; back: string; guardian?: string };

export function CvEditor({ own: ownCvs, back, guardian }: Props) {
  const t = useTranslations("cvs");
  return (
    <div className="wrap grid gap-10 pt-6 pb-section">
      <header className="grid gap-3">
        <BackLink href={back} />
        <h1 className="text-display-m">{guardian ? t("titleOfChild", { player: ownCvs.fullName }) : t("title")}</h1>
        <p className="lead max-w-160">{t(guardian ? "leadOfChild" : "lead")}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-2 lg:gap-16">
        <MakeCvForm own={ownCvs} guardian={guardian} />
        <OwnCvList own={ownCvs} guardian={guardian} />
      </div>
    </div>
  );
}
