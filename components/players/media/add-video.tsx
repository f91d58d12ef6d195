import { useLocale, useTranslations } from "next-intl";
import { FileInput } from "@/components/form/file-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Notice } from "@/components/ui/notice";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { addVideo } from "@/lib/players/actions/players";
import type { Answered } from "./answered";
import { VideoPicker } from "./video-picker";

type Props = { guardian: string | undefined; minor: boolean; answered: Answered };

const wordKeys = [
  "reading",
  "sending",
  "waiting",
  "sent",
  "cancel",
  "again",
  "another",
  "frame",
  "hardToPlay",
  "anyway",
] as const;
const refusalCodes = [
  "video_type",
  "video_too_large",
  "file_unreadable",
  "minor_video_format",
  "upload_failed",
] as const;

/** The file is the last field, so that the server has read every other field before the upload starts when scripts are off. */
export function AddVideo({ guardian, minor, answered: formAnswer }: Props) {
  const t = useTranslations("players.media");
  const query = new URLSearchParams({ locale: useLocale(), ...(guardian && { guardian }) });
  const errors = useTranslations("errors");
  const texts = Object.fromEntries(wordKeys.map((key) => [key, t(key)])) as Record<(typeof wordKeys)[number], string>;
  const refusals = Object.fromEntries(refusalCodes.map((code) => [code, errors(code)])) as Record<
    (typeof refusalCodes)[number],
    string
  >;
  return (
    <Form action={addVideo} plainDoor={`/api/players/videos?${query}`} guardian={guardian} id="video">
      <Refused code={formAnswer.refused} />
      <TextInput name="title" label={t("title")} hint={t("titleHint")} defaultValue={formAnswer.title} required />
      <Captions />
      <VideoPicker
        label={t("file")}
        hint={t(minor ? "fileHintMinor" : "fileHint")}
        guardian={guardian}
        minor={minor}
        words={texts}
        refusals={refusals}
        sent={formAnswer.sent}
      />
      <SubmitButton variant="outline" doing="adding">
        {t("add")}
      </SubmitButton>
    </Form>
  );
}

export function Captions({ written: savedCaptions }: { written?: string | null }) {
  const t = useTranslations("players.media");
  return (
    <div className="pair">
      <TextArea
        name="captions"
        label={t("captions")}
        hint={t("captionsHint")}
        defaultValue={savedCaptions}
        rows={3}
        required={false}
      />
      <FileInput
        name="captionsFile"
        label={t("captionsFile")}
        hint={t("captionsFileHint")}
        accept=".vtt,text/vtt"
        required={false}
      />
    </div>
  );
}

function Refused({ code }: { code: string | undefined }) {
  const t = useTranslations("errors");
  if (!code) return null;
  return <Notice look="bad" title={t.has(code as RefusalCode) ? t(code as "invalid") : t("invalid")} />;
}
