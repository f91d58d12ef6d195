import { useTranslations } from "next-intl";
import type { QueuedCase } from "@/lib/verification/queries/paper";
import { OpenFile } from "./open-file";

const frame = "h-[70vh] max-h-200 w-full border border-line-2 bg-ground-2";

/** In a frame a PDF is shown as wide as the frame, without the columns and bars that a browser puts around it. */
const plainPdf = "#toolbar=0&navpanes=0&view=FitH";

/** The paper itself, through the one door to private files, which notes each look. Phones, and the keyboard, open a PDF in a tab of its own. */
export function PaperView({ file, type }: { file: QueuedCase["file"]; type: string }) {
  const t = useTranslations("verification.queue");
  if (!file || file.gone) return <p className="text-sm text-ink-2">{t(file ? "gone" : "none")}</p>;
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
