import { useTranslations } from "next-intl";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { OpenFile } from "./open-file";

const frame = "h-[70vh] max-h-200 w-full border border-line-2 bg-ground-2";

/** Shows a PDF as wide as the frame, without the toolbars of the browser. */
const plainPdf = "#toolbar=0&navpanes=0&view=FitH";

/** Every access to a private file is recorded; on phones and by keyboard a PDF opens in a new tab. */
export function DocumentView({ file, type }: { file: QueuedCase["file"]; type: string }) {
  const t = useTranslations("verification.queue");
  if (!file || file.isDeleted) return <p className="text-sm text-ink-2">{t(file ? "gone" : "none")}</p>;
  const address = `/api/documents/${file.id}`;
  return (
    <div className="grid content-start gap-2">
      {file.isPdf ? (
        <iframe
          src={`${address}${plainPdf}`}
          title={type}
          loading="lazy"
          tabIndex={-1}
          className={`${frame} max-md:hidden`}
        />
      ) : (
        <img src={address} alt={type} loading="lazy" className={`${frame} object-contain`} />
      )}
      <p>
        <OpenFile fileId={file.id} name={file.name} words={t("open")} />
      </p>
    </div>
  );
}
