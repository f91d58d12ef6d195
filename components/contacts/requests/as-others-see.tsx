import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { Tabs } from "@/components/ui/tabs";
import { type Onlooker, onlookers } from "@/lib/contacts/schema/requests";

type Props = {
  page: string;
  onlooker: Onlooker | undefined;
  /** True if the profile is visible to others. */
  listed: boolean;
  /** True on the guardian's page of a child. */
  ofChild?: boolean;
};

/** Tabs that switch between the own view of a profile and the views of others. */
export function AsOthersSee({ page, onlooker, listed: isListed, ofChild = false }: Props) {
  const asOthersSeeT = useTranslations("contacts.asOthersSee");
  const child = useTranslations("contacts.childAsOthersSee");
  const t = ofChild ? child : asOthersSeeT;
  return (
    <div className="grid gap-3 pb-6">
      <Tabs
        label={t("title")}
        items={[
          ...(ofChild ? [] : [{ href: page, label: asOthersSeeT("as.you"), current: !onlooker }]),
          ...onlookers.map((viewpoint) => ({
            href: `${page}?as=${viewpoint}`,
            label: t(`as.${viewpoint}`),
            current: viewpoint === onlooker,
          })),
        ]}
      />
      {onlooker && <p className="max-w-192 text-sm text-ink-2">{t(`explanation.${onlooker}`)}</p>}
      {!isListed && onlooker && <Notice>{t("notListed")}</Notice>}
    </div>
  );
}
