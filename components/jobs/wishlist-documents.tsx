import { useTranslations } from "next-intl";
import type { WishlistRow } from "@/lib/jobs/queries/wishlist-entries";

const kinds = ["identity", "certificate", "diploma"] as const;

/** Every access to a document is recorded. */
export function WishlistDocuments({ documents }: Pick<WishlistRow, "documents">) {
  const t = useTranslations("jobs.admin");
  const documentLinks = documents.flatMap(({ id, kind }) =>
    kinds.flatMap((knownKind) => (knownKind === kind ? [{ id, kind: knownKind }] : [])),
  );
  if (documentLinks.length === 0) return <span className="small soft">{t("noDocuments")}</span>;
  return (
    <ul className="small">
      {documentLinks.map(({ id, kind }) => (
        <li key={id}>
          <a href={`/api/documents/${id}`} target="_blank" rel="noreferrer">
            {t(`document.${kind}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
