import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink } from "@/components/ui/more-link";
import { Link } from "@/lib/platform/i18n/navigation";
import type { HelpPassage } from "@/lib/support/queries/help";
import { passagePath } from "@/lib/support/schema/passages";

type Props = { phrase: string; passages: HelpPassage[] };

/** Search results with their full answers. */
export function FoundPassages({ phrase, passages }: Props) {
  const t = useTranslations("help");
  if (passages.length === 0)
    return <EmptyState drawing="offside" as="h2" title={t("none", { phrase })} hint={t("noneHint")} />;
  return (
    <>
      <h2 className="heading-xl pb-4">{t("found", { count: passages.length, phrase })}</h2>
      <ol>
        {passages.map(({ id, question, answer }) => (
          <li key={id} className="grid max-w-[44rem] gap-2 border-t border-line-2 py-5">
            <h3>
              <Link href={passagePath(id)} className="inline-flex min-h-6 items-center">
                {question}
              </Link>
            </h3>
            <p>{answer}</p>
          </li>
        ))}
      </ol>
      <MoreLink href="/help">{t("all")}</MoreLink>
    </>
  );
}
