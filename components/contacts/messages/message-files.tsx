import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { FileOfMessage } from "@/lib/contacts/queries/inbox";

type Props = {
  files: FileOfMessage[];
  /** Key of the guardian's page on which the files are shown. */
  guardian: string | undefined;
};

/** Each file is opened through a link that expires within a minute. */
export function MessageFiles({ files, guardian }: Props) {
  const t = useTranslations("messages");
  if (files.length === 0) return null;
  return (
    <ul className="grid justify-items-start gap-1 text-sm">
      {files.map(({ id, name, sizeBytes, gone: isDeleted }) =>
        isDeleted ? (
          <li key={id} className="text-xs">
            {t("fileGone", { name })}
          </li>
        ) : (
          <li key={id} className="max-w-full">
            <a
              className="inline-flex min-h-target max-w-full items-center gap-2 font-semibold underline"
              href={`/api/documents/${id}${guardian ? `?guardian=${encodeURIComponent(guardian)}` : ""}`}
              target="_blank"
              rel="noopener"
            >
              <Icon name="file" />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              <span className="shrink-0 text-xs font-normal">
                {t("fileSize", { kb: Math.max(1, Math.round(sizeBytes / 1024)) })}
              </span>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}
