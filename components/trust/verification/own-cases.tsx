import { useFormatter, useTranslations } from "next-intl";
import { uploadDocument } from "@/lib/documents/actions";
import { uploadKinds } from "@/lib/documents/schema/document";
import type { OwnCase } from "@/lib/trust/queries/own-cases";
import { OwnDocument } from "./own-document";

type Props = { cases: OwnCase[]; status: "pending" | "verified" | "rejected"; verifiedAt: Date | null };

/** Documents that must be sent again are listed first. */
export function OwnCases({ cases, status, verifiedAt }: Props) {
  const t = useTranslations("verification.own");
  const format = useFormatter();
  const isAnswered =
    status === "rejected" && !cases.some(({ verificationStatus }) => verificationStatus === "rejected");
  const shownStatus = isAnswered ? "pending" : status;
  return (
    <section className="block max-lg:-order-1" id="verification" aria-labelledby="verification-title">
      <header>
        <h2 id="verification-title">{t("title")}</h2>
      </header>
      <p className="small soft">{t(shownStatus, { date: verifiedAt ? format.dateTime(verifiedAt, "day") : "" })}</p>
      <ul className="mt-4 grid">
        {uploadKinds.map((type) => (
          <OwnDocument
            key={type}
            type={type}
            own={cases.find(({ documentType }) => documentType === type) ?? null}
            action={uploadDocument}
          />
        ))}
      </ul>
    </section>
  );
}
