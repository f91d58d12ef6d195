import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { approveKyc, rejectKyc } from "@/lib/verification/actions";
import type { QueuedCase } from "@/lib/verification/queries";
import { RejectPanel } from "./reject-panel";

/** Look at the file, then approve it or say why not. */
export function Decide({ kyc, name }: { kyc: QueuedCase; name: string }) {
  const t = useTranslations("verification.queue");
  return (
    <div className="decide">
      {kyc.file && !kyc.file.gone ? (
        <a
          className={buttonClass({ variant: "bare", small: true })}
          href={`/api/documents/${kyc.file.id}`}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="file" />
          {t("open")}
          <span className="vh">
            {" "}
            <bdi>{name}</bdi>
          </span>
        </a>
      ) : (
        <span className="small soft">{t(kyc.file === null ? "none" : "gone")}</span>
      )}
      <Form action={approveKyc} id={`approve-${kyc.id}`} className="one-button">
        <input type="hidden" name="id" value={kyc.id} />
        <SubmitButton variant="outline" small pending={t("approving")}>
          {t("approve")}
        </SubmitButton>
      </Form>
      <Form action={rejectKyc} id={`reject-${kyc.id}`} className="reject">
        <input type="hidden" name="id" value={kyc.id} />
        <RejectPanel
          words={{
            open: t("reject"),
            reason: t("reason"),
            hint: t("reasonHint"),
            submit: t("rejectNow"),
            pending: t("rejecting"),
          }}
        />
      </Form>
    </div>
  );
}
