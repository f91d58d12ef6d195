import { useFormatter, useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { uploadDocument } from "@/lib/documents/actions";
import type { OwnCase } from "@/lib/verification/queries/own";
import { type DocumentType, documentTypes } from "@/lib/verification/schema/check";
import "./own-cases.css";

const look = { pending: "dash", verified: "full", rejected: "struck" } as const;

type Props = { cases: OwnCase[]; status: "pending" | "verified" | "rejected"; verifiedAt: Date | null };

/** Where one's own documents stand, and the way to send another. */
export function OwnCases({ cases, status, verifiedAt }: Props) {
  const t = useTranslations("verification.own");
  const format = useFormatter();
  const answered = status === "rejected" && !cases.some(({ verificationStatus }) => verificationStatus === "rejected");
  const told = answered ? "pending" : status;
  return (
    <section className="block own-cases" id="verification" aria-labelledby="verification-title">
      <header>
        <h2 id="verification-title">{t("title")}</h2>
      </header>
      <p className="small soft">{t(told, { date: verifiedAt ? format.dateTime(verifiedAt, "day") : "" })}</p>
      <ul>
        {documentTypes.map((type) => (
          <Standing key={type} type={type} own={cases.find(({ documentType }) => documentType === type)} />
        ))}
      </ul>
    </section>
  );
}

function Standing({ type, own }: { type: DocumentType; own: OwnCase | undefined }) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const on = (date: Date) => ({ date: format.dateTime(date, "day") });
  return (
    <li>
      <p className="line">
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
        <SendForm type={type} />
      </Disclosure>
    </li>
  );
}

function SendForm({ type }: { type: DocumentType }) {
  const t = useTranslations("verification.own");
  const form = useTranslations("recruiters.form");
  return (
    <Form action={uploadDocument} id={`send-${type}`} summary={false}>
      <input type="hidden" name="kind" value={type} />
      <DocumentInput name="file" label={t("file")} hint={form("fileHint")} required />
      <SubmitButton variant="outline" small pending={t("sending")}>
        {t("submit")}
      </SubmitButton>
    </Form>
  );
}
