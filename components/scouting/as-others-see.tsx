import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { type Onlooker, onlookers } from "@/lib/scouting/schema";

type Props = {
  page: string;
  onlooker: Onlooker | undefined;
  /** Whether others see anything at all. */
  listed: boolean;
  /** Said of a child to the guardian. */
  ofChild?: boolean;
};

/** The switch between one's own page and what others read of it. */
export function AsOthersSee({ page, onlooker, listed, ofChild = false }: Props) {
  const own = useTranslations("scouting.asOthersSee");
  const child = useTranslations("scouting.childAsOthersSee");
  const t = ofChild ? child : own;
  return (
    <div className="grid gap-3 pb-6">
      <Tabs
        label={t("title")}
        items={[
          ...(ofChild ? [] : [{ href: page, label: own("as.you"), current: !onlooker }]),
          ...onlookers.map((as) => ({ href: `${page}?as=${as}`, label: t(`as.${as}`), current: as === onlooker })),
        ]}
      />
      {onlooker && <p className="max-w-192 text-sm text-ink-2">{t(`told.${onlooker}`)}</p>}
      {!listed && onlooker && <Notice>{t("notListed")}</Notice>}
    </div>
  );
}
