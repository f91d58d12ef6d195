import { useFormatter, useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { Notice } from "@/components/ui/notice";
import { addFactor, removeFactor } from "@/lib/accounts/actions";
import type { Factors } from "@/lib/accounts/queries/factors";
import { AppCode, AppSetup, NewPasskey, PhoneCode } from "./factor-setup";

/** What signing in asks for beside the password: passkeys, apps and phones for codes, and the one that is being set up. */
export function SecondFactor({ factors, isRequired }: { factors: Factors; isRequired: boolean }) {
  const { verifiedFactors, waiting, mayAdd, mayAddPhone } = factors;
  const t = useTranslations("accounts.own.factors");
  return (
    <section className="block" id="second-factor" aria-labelledby="second-factor-title">
      <header>
        <h2 id="second-factor-title">{t("title")}</h2>
      </header>
      {isRequired && (
        <div className="mb-4">
          <Notice>{t("required")}</Notice>
        </div>
      )}
      {verifiedFactors.length > 0 && (
        <ul className="list">
          {verifiedFactors.map((factor) => (
            <VerifiedFactor key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      {waiting && <Waiting waiting={waiting} />}
      {!waiting && verifiedFactors.length === 0 && <p className="mb-4">{t("lead")}</p>}
      {!waiting && mayAdd && (
        <Form action={addFactor} id="add-factor" className="fields mt-4 max-w-[28rem]">
          <TextInput name="friendly_name" label={t("name")} hint={t("nameHint")} maxLength={60} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="outline" name="factor_type" value="totp" pending={t("adding")}>
              {t("add")}
            </SubmitButton>
            <span className="needs-script">
              <SubmitButton variant="outline" name="factor_type" value="webauthn" pending={t("adding")}>
                {t("addPasskey")}
              </SubmitButton>
            </span>
          </div>
        </Form>
      )}
      {!waiting && mayAddPhone && <AddPhone />}
    </section>
  );
}

function AddPhone() {
  const t = useTranslations("accounts.own.factors");
  return (
    <Form action={addFactor} id="add-phone" className="mt-4 max-w-[28rem]">
      <input type="hidden" name="factor_type" value="phone" />
      <Folded name="phone" summary={t("addPhone")}>
        <div className="fields mt-3">
          <TextInput name="phone" type="tel" label={t("phone")} hint={t("phoneHint")} autoComplete="tel" required />
          <SubmitButton variant="outline" className="justify-self-start" pending={t("adding")}>
            {t("usePhone")}
          </SubmitButton>
        </div>
      </Folded>
    </Form>
  );
}

function VerifiedFactor({
  factor: { id, type, name, since, lastUsedAt, ending, codesLeft },
}: {
  factor: Factors["verifiedFactors"][number];
}) {
  const t = useTranslations("accounts.own.factors");
  const common = useTranslations("common");
  const format = useFormatter();
  const dateOf = (date: Date) => format.dateTime(date, { dateStyle: "long" });
  const unnamed = ending ? t("unnamedPhone", { ending }) : t(type === "webauthn" ? "unnamedPasskey" : "unnamed");
  const label = name ?? unnamed;
  return (
    <li>
      <span>
        <b>
          <bdi>{label}</bdi>
        </b>
        <small>
          {t("since", { date: dateOf(since) })} · {lastUsedAt && `${t("lastUsed", { date: dateOf(lastUsedAt) })} · `}
          {t("codesLeft", { count: codesLeft })}
        </small>
      </span>
      <Form action={removeFactor} id={`factor-${id}`} className="">
        <input type="hidden" name="factorId" value={id} />
        <Folded name="passwordOrCode" summary={common("remove")}>
          <div className="fields mt-3">
            <PasswordInput
              name="passwordOrCode"
              label={t("passwordOrCode")}
              autoComplete="current-password"
              maxLength={200}
              required
            />
            <SubmitButton variant="outline" small className="justify-self-start" doing="removing">
              {t("removeWhich", { name: label })}
            </SubmitButton>
          </div>
        </Folded>
      </Form>
    </li>
  );
}

function Waiting({ waiting }: { waiting: NonNullable<Factors["waiting"]> }) {
  const t = useTranslations("accounts.own.factors");
  return (
    <>
      <ol className="grid list-decimal gap-5 ps-5">
        {waiting.type === "totp" && <AppSetup setup={waiting} />}
        <li>
          <p>{t("keep")}</p>
          <ul dir="ltr" className="my-3 grid max-w-[20rem] grid-cols-2 gap-2">
            {waiting.recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>
          {waiting.type === "totp" && <AppCode setup={waiting} />}
          {waiting.type === "phone" && <PhoneCode setup={waiting} />}
          {waiting.type === "webauthn" && <NewPasskey id={waiting.id} />}
        </li>
      </ol>
      <Form action={removeFactor} id="drop-factor" summary={false} className="mt-4">
        <input type="hidden" name="factorId" value={waiting.id} />
        <SubmitButton variant="bare" small doing="removing">
          {t("cancel")}
        </SubmitButton>
      </Form>
    </>
  );
}
