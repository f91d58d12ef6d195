import { useLocale, useTranslations } from "next-intl";
import { FileInput } from "@/components/form/file-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Notice } from "@/components/ui/notice";
import type { RefusalCode } from "@/lib/platform/command/refusal";
import { addVideo } from "@/lib/players/actions";
import type { Answered } from "./answered";
import { VideoPicker } from "./video-picker";

type Props = { guardian: string | undefined; minor: boolean; answered: Answered };

const said = ["reading", "sending", "waiting", "sent", "cancel", "again", "another", "frame"] as const;
const refused = ["video_type", "video_too_large", "file_unreadable", "minor_no_avi", "upload_failed"] as const;

/** The file comes last, so that a browser without scripts has sent everything else when it begins. */
export function AddVideo({ guardian, minor, answered }: Props) {
  const t = useTranslations("players.media");
  const side = new URLSearchParams({ locale: useLocale(), ...(guardian && { guardian }) });
  const errors = useTranslations("errors");
  const words = Object.fromEntries(said.map((key) => [key, t(key)])) as Record<(typeof said)[number], string>;
  const refusals = Object.fromEntries(refused.map((code) => [code, errors(code)])) as Record<
    (typeof refused)[number],
    string
  >;
  return (
    <Form action={addVideo} plainDoor={`/api/players/videos?${side}`} guardian={guardian} id="video">
      <Refused code={answered.refused} />
      <TextInput name="title" label={t("title")} hint={t("titleHint")} defaultValue={answered.title} required />
      <Captions />
      <VideoPicker
        label={t("file")}
        hint={t(minor ? "fileHintMinor" : "fileHint")}
        guardian={guardian}
        minor={minor}
        words={words}
        refusals={refusals}
        sent={answered.sent}
      />
      <SubmitButton variant="outline" pending={t("adding")}>
        {t("add")}
      </SubmitButton>
    </Form>
  );
}

/** Typed or from a file. */
export function Captions({ written }: { written?: string | null }) {
  const t = useTranslations("players.media");
  return (
    <div className="pair">
      <TextArea
        name="captions"
        label={t("captions")}
        hint={t("captionsHint")}
        defaultValue={written}
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
