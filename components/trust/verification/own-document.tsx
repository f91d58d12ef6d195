import { useFormatter, useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import type { Action } from "@/lib/entry/action";
import type { OwnCase } from "@/lib/trust/queries/own-cases";
import type { DocumentType } from "@/lib/trust/schema/check";

const stateLooks = { pending: "dash", verified: "full", rejected: "struck" } as const;

type Send = { action: Action<{ documentId: string }>; guardian?: string | undefined };
type Props = { type: DocumentType; own: OwnCase | null } & Send;

/** State of one document and the form to replace it. */
export function OwnDocument({ type, own: ownDocument, ...send }: Props) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const dateValues = (date: Date) => ({ date: format.dateTime(date, "day") });
  return (
    <li className="grid gap-2 border-t border-line py-4">
      <p className="flex items-start justify-between gap-4">
        <b>{t(`type.${type}`)}</b>
        {ownDocument && (
          <Badge look={stateLooks[ownDocument.verificationStatus]}>
            {t(`state.${ownDocument.verificationStatus}`)}
          </Badge>
        )}
      </p>
      <p className="xs">
        {ownDocument
          ? ownDocument.decidedAt
            ? t("own.decidedOn", dateValues(ownDocument.decidedAt))
            : t("own.sentOn", dateValues(ownDocument.createdAt))
          : t("own.missing")}
      </p>
      {ownDocument?.reason && <p className="small">{t("own.reason", { reason: ownDocument.reason })}</p>}
      <Disclosure
        className=""
        summary={t(ownDocument ? "own.send" : "own.sendFirst")}
        open={ownDocument?.verificationStatus === "rejected"}
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
      <SubmitButton variant="outline" small doing="sending">
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
