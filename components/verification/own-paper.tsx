import { useFormatter, useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import type { Action } from "@/lib/action";
import type { OwnCase } from "@/lib/verification/queries/own";
import type { DocumentType } from "@/lib/verification/schema/check";

const look = { pending: "dash", verified: "full", rejected: "struck" } as const;

type Send = { action: Action<{ documentId: string }>; guardian?: string | undefined };
type Props = { type: DocumentType; own: OwnCase | null } & Send;

/** Where one paper of one's own stands, and the way to send another. */
export function OwnPaper({ type, own, ...send }: Props) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const on = (date: Date) => ({ date: format.dateTime(date, "day") });
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex items-start justify-between gap-4">
        <b>{t(`type.${type}`)}</b>
        {own && <Badge look={look[own.verificationStatus]}>{t(`state.${own.verificationStatus}`)}</Badge>}
      </p>
      <p className="xs">
        {own
          ? own.decidedAt
            ? t("own.decidedOn", on(own.decidedAt))
            : t("own.sentOn", on(own.createdAt))
          : t("own.missing")}
      </p>
      {own?.reason && <p className="small">{t("own.reason", { reason: own.reason })}</p>}
      <Disclosure
        className=""
        summary={t(own ? "own.send" : "own.sendFirst")}
        open={own?.verificationStatus === "rejected"}
      >
        <SendForm type={type} {...send} />
      </Disclosure>
    </li>
  );
}

function SendForm({ type, action, guardian }: { type: DocumentType } & Send) {
  const t = useTranslations("verification.own");
  const form = useTranslations("recruiters.form");
  return (
    <Form action={action} guardian={guardian} id={`send-${type}`} summary={false}>
      <input type="hidden" name="kind" value={type} />
      <DocumentInput name="file" label={t("file")} hint={form("fileHint")} required />
      <SubmitButton variant="outline" small pending={t("sending")}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
