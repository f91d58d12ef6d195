import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { cancelEmailChange } from "@/lib/accounts/actions";
import type { AccountSettings } from "@/lib/accounts/queries/account";
import { momentIn } from "@/lib/platform/i18n/formats";

type Props = { zone: string | null; email: string; change: NonNullable<AccountSettings["emailChange"]> };

/** A pending change of the e-mail address needs the consent of both mailboxes. */
export function AddressWaiting({ zone, email, change: { newEmail, oldAgreedAt, newAgreedAt, expiresAt } }: Props) {
  const t = useTranslations("accounts.own.address");
  const format = useFormatter();
  return (
    <div className="mt-6 grid justify-items-start gap-4 border-s-4 border-mark ps-4">
      <p>{t("waiting", { email: newEmail, date: format.dateTime(expiresAt, momentIn(zone)) })}</p>
      <ul className="list w-full">
        <Mailbox label={t("old", { email })} agreed={oldAgreedAt !== null} />
        <Mailbox label={t("fresh", { email: newEmail })} agreed={newAgreedAt !== null} />
      </ul>
      <Form action={cancelEmailChange} id="cancel-email-change" summary={false} className="">
        <SubmitButton variant="outline" small>
          {t("cancel")}
        </SubmitButton>
      </Form>
    </div>
  );
}

function Mailbox({ label, agreed }: { label: string; agreed: boolean }) {
  const t = useTranslations("accounts.own.address");
  return (
    <li>
      <span>{label}</span>
      <Badge look={agreed ? "full" : "dash"}>{t(agreed ? "agreed" : "awaited")}</Badge>
    </li>
  );
}
