import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Block } from "@/components/ui/block";
import { Disclosure } from "@/components/ui/disclosure";

type Props = {
  /** True if clubs find the profile. */
  listed: boolean;
  /** The figures, closed until there are any. */
  children: ReactNode;
};

export function ClubsSee({ listed, children }: Props) {
  const t = useTranslations("dashboard.clubsSee");
  return (
    <Block name="clubs-see" title={t("title")}>
      <p className="text-sm text-ink-2">{t(listed ? "listed" : "hidden")}</p>
      <Disclosure small summary={t("figures")} className="">
        {children}
      </Disclosure>
    </Block>
  );
}
