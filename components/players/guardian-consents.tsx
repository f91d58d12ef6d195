import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { Link } from "@/lib/platform/i18n/navigation";
import { answerAsGuardian } from "@/lib/players/actions/players";
import type { GuardianView } from "@/lib/players/queries/guardian";
import { guardianConsents } from "@/lib/players/schema/guardian";

const fields = {
  authority: "authority",
  terms: "terms",
  image_rights: "imageRights",
  media_before_identity: "mediaBeforeIdentity",
} as const;

type Props = { guardian: GuardianView; page: string };

/** Each consent has its own box; the guardian can also decline all of them. */
export function GuardianConsents({ guardian, page }: Props) {
  const t = useTranslations("players.consent");
  const common = useTranslations("common");
  const confirmed = guardian.status === "confirmed";
  return (
    <section id="consents" className="grid gap-3" aria-labelledby="consents-title">
      <h2 id="consents-title" className="text-xl">
        {t("heading")}
      </h2>
      <Form action={answerAsGuardian} guardian={page} id="answer" className="">
        <ul className="border-t border-line-2">
          {guardianConsents.map((kind) => (
            <li key={kind} className="border-b border-line py-2">
              <Consent kind={kind} guardian={guardian} />
            </li>
          ))}
        </ul>
        <div className="mt-4 max-w-80">
          <TextInput
            name="phone"
            type="tel"
            label={t("phone")}
            hint={t("phoneHint")}
            defaultValue={guardian.phone}
            autoComplete="tel"
            required={false}
          />
        </div>
        <div
          className={`mt-4 flex gap-3 ${confirmed ? "" : "bottom-[var(--foot,0px)] z-2 border-t border-line bg-ground py-3 tall:sticky"}`}
          data-action-bar={confirmed ? undefined : ""}
        >
          <SubmitButton
            name="answer"
            value="yes"
            variant={confirmed ? "outline" : "go"}
            doing="saving"
            className="max-sm:px-4"
          >
            {t(confirmed ? "save" : "accept")}
          </SubmitButton>
          {guardian.status === "invited" && (
            <SubmitButton variant="quiet" name="answer" value="no">
              {common("decline")}
            </SubmitButton>
          )}
        </div>
        {confirmed ? (
          <Disclosure summary={t("withdraw")} small className="mt-3">
            <p className="mb-3 max-w-160 text-sm">{t("withdrawHint")}</p>
            <SubmitButton variant="outline" small name="answer" value="no">
              {t("withdrawNow")}
            </SubmitButton>
          </Disclosure>
        ) : (
          <p className="mt-3 max-w-160 text-xs text-ink-2">{t("receiptHint")}</p>
        )}
      </Form>
    </section>
  );
}

function Consent({ kind, guardian }: { kind: keyof typeof fields; guardian: GuardianView }) {
  const t = useTranslations("players.consent");
  const player = guardian.firstName;
  return (
    <Checkbox
      name={fields[kind]}
      defaultChecked={guardian.consents[kind]?.given ?? false}
      hint={
        <>
          {t(`${kind}.text`, { player })} <ConsentState kind={kind} guardian={guardian} />
        </>
      }
    >
      <b className="font-semibold">{t(`${kind}.title`, { player: guardian.player.fullName })}</b>
    </Checkbox>
  );
}

function ConsentState({ kind, guardian }: { kind: keyof typeof fields; guardian: GuardianView }) {
  const t = useTranslations("players.consent");
  const format = useFormatter();
  const consent = guardian.consents[kind];
  const termsLink = (chunks: React.ReactNode) =>
    kind === "terms" ? (
      <Link href="/terms" target="_blank">
        {chunks}
      </Link>
    ) : (
      chunks
    );
  const day = (date: Date | string | undefined) => (date ? format.dateTime(new Date(date), "day") : "");
  const values = { version: day(consent?.version), date: day(consent?.createdAt) };
  return (
    <small className="block text-xs text-ink-3">
      {t.rich(!consent ? "never" : consent.given ? "given" : "withdrawn", { ...values, wording: termsLink })}
    </small>
  );
}
