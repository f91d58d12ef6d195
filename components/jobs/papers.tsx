import { useTranslations } from "next-intl";
import type { WishRow } from "@/lib/jobs/queries/wishes";

const kinds = ["identity", "certificate", "diploma"] as const;

/** The papers that came with an offer; each look at one is noted. */
export function Papers({ papers }: Pick<WishRow, "papers">) {
  const t = useTranslations("jobs.desk");
  const shown = papers.flatMap(({ id, kind }) =>
    kinds.flatMap((known) => (known === kind ? [{ id, kind: known }] : [])),
  );
  if (shown.length === 0) return <span className="small soft">{t("noPapers")}</span>;
  return (
    <ul className="small">
      {shown.map(({ id, kind }) => (
        <li key={id}>
          <a href={`/api/documents/${id}`} target="_blank" rel="noreferrer">
            {t(`paper.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
