import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { FileOfMessage } from "@/lib/messages/queries/inbox";

type Props = {
  files: FileOfMessage[] /** The key of the guardian's page they are shown on. */;
  guardian: string | undefined;
};

/** What came with a message: each opens by a link that dies within a minute. */
export function MessageFiles({ files, guardian }: Props) {
  const t = useTranslations("messages");
  if (files.length === 0) return null;
  return (
    <ul className="grid justify-items-start gap-1 text-sm">
      {files.map(({ id, name, sizeBytes, gone }) =>
        gone ? (
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
