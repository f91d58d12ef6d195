import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Checks } from "@/components/form/checks";
import { Form } from "@/components/form/form";
import { Select } from "@/components/form/select";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { EmptyState } from "@/components/ui/empty-state";
import { isolated } from "@/components/ui/isolated";
import { LinkButton } from "@/components/ui/link-button";
import { askForConfirmation } from "@/lib/measurements/actions/measurements";
import type { OwnConfirmations } from "@/lib/measurements/queries/own-confirmations";
import { confirmerRoles, linkDays } from "@/lib/measurements/schema/confirmation";
import { languageNames, locales } from "@/lib/platform/i18n/routing";
import { useClaimed } from "./use-claimed";

type Props = { own: OwnConfirmations; guardian: string | undefined };

/** For a minor only the guardian can ask for confirmations. */
export function AskForm({ own: ownConfirmations, guardian }: Props) {
  const t = useTranslations("measurements.ask");
  return (
    <section className="grid content-start gap-5" aria-labelledby="ask-title">
      <h2 id="ask-title" className="heading-xl border-b border-line-2 pb-2">
        {t("title")}
      </h2>
      {ownConfirmations.mayAsk ? (
        <Asking own={ownConfirmations} guardian={guardian} />
      ) : (
        <p className="text-sm text-ink-2">{t("guardianAsks")}</p>
      )}
    </section>
  );
}

function Asking({ own: ownConfirmations, guardian }: Props) {
  const t = useTranslations("measurements.ask");
  const common = useTranslations("common");
  const claims = useClaimOptions(ownConfirmations);
  if (claims.length === 0)
    return (
      <EmptyState drawing="ticks" title={t("nothing")} hint={t("nothingHint")}>
        <LinkButton small href={guardian ? `/guardian/${guardian}/profile#facts` : "/player-signup#facts"}>
          {common("addClaim")}
        </LinkButton>
      </EmptyState>
    );
  return (
    <Form action={askForConfirmation} guardian={guardian} id="ask" keepsDraft>
      <Checks name="claims" label={t("claims")} hint={t("claimsHint")} options={claims} inOneColumn required />
      <ConfirmerFields />
      <Checkbox
        name="namesPlayer"
        defaultChecked={ownConfirmations.publishName}
        hint={t("namesHint", { handle: ownConfirmations.handle })}
      >
        {t("names", { name: ownConfirmations.fullName })}
      </Checkbox>
      <SubmitButton doing="sending">{t("send")}</SubmitButton>
      <p className="text-xs text-ink-2">{t("whatTheyGet", { days: linkDays })}</p>
      <p className="text-xs text-ink-2">{t("whoSees")}</p>
    </Form>
  );
}

function ConfirmerFields() {
  const t = useTranslations("measurements.ask");
  const roles = useTranslations("measurements.role");
  const locale = useLocale();
  return (
    <>
      <div className="pair">
        <TextInput name="name" label={t("name")} maxLength={120} required />
        <Select
          name="role"
          label={t("role")}
          options={confirmerRoles.map((value) => ({ value, label: roles(value) }))}
          required
        />
        <TextInput name="club" label={t("club")} maxLength={120} required />
        <Select
          name="language"
          label={t("language")}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
          defaultValue={locale}
          required
        />
      </div>
      <TextInput name="email" type="email" label={t("email")} hint={t("emailHint")} autoComplete="off" required />
    </>
  );
}

function useClaimOptions({ askable }: OwnConfirmations) {
  const claimText = useClaimed();
  return askable.map(({ key, ...claim }) => {
    const { label, value } = claimText(claim);
    return { value: key, label: [label, value].filter(Boolean).map(isolated).join(" · ") };
  });
}
