import { useFormatter, useTranslations } from "next-intl";
import { uploadDocument } from "@/lib/documents/actions";
import { uploadKinds } from "@/lib/documents/schema/document";
import type { OwnCase } from "@/lib/verification/queries/own";
import { OwnPaper } from "./own-paper";

type Props = { cases: OwnCase[]; status: "pending" | "verified" | "rejected"; verifiedAt: Date | null };

/** Where one's own documents stand, and the way to send another. What must be sent again comes before a long form. */
export function OwnCases({ cases, status, verifiedAt }: Props) {
  const t = useTranslations("verification.own");
  const format = useFormatter();
  const answered = status === "rejected" && !cases.some(({ verificationStatus }) => verificationStatus === "rejected");
  const shownStatus = answered ? "pending" : status;
  return (
    <section className="block max-lg:-order-1" id="verification" aria-labelledby="verification-title">
      <header>
        <h2 id="verification-title">{t("title")}</h2>
      </header>
      <p className="small soft">{t(shownStatus, { date: verifiedAt ? format.dateTime(verifiedAt, "day") : "" })}</p>
      <ul className="mt-4 grid">
        {uploadKinds.map((type) => (
          <OwnPaper
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
