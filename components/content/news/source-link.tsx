import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { sourceAddress } from "@/lib/content/schema/source";

export function SourceLink({ url }: { url: string }) {
  const t = useTranslations("news");
  const address = sourceAddress(url);
  if (!address) return null;
  return (
    <a
      className={buttonClass({ className: "source gap-2.5 text-start wrap-anywhere print:border-0 print:p-0" })}
      href={address.href}
      target="_blank"
      rel="noopener"
    >
      <Icon name="out" />
      <span>
        {t.rich("source", { host: () => <bdi>{address.hostname}</bdi> })} <span className="vh">{t("newTab")}</span>
      </span>
    </a>
  );
}
