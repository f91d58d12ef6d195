import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { QrCode } from "@/components/ui/qr-code";
import { challengeFactorByText, verifyFactor } from "@/lib/accounts/actions";
import type { Factors } from "@/lib/accounts/queries/factors";
import { PasskeyButton } from "./passkey-button";

type App = { setup: Extract<NonNullable<Factors["waiting"]>, { type: "totp" }> };

/** The step that brings the key into an authenticator app. */
export function AppSetup({ setup: { address, secret, qr } }: App) {
  const t = useTranslations("accounts.own.factors");
  return (
    <li>
      <p>{t("scan")}</p>
      <QrCode qr={qr} label={t("picture")} className="my-3 size-52" />
      <p className="soft">
        <a href={address}>{t("open")}</a> {t("type")}
      </p>
      <code dir="ltr" className="wrap-anywhere select-all">
        {secret.match(/.{1,4}/g)?.join(" ")}
      </code>
    </li>
  );
}

export function AppCode({ setup }: App) {
  const t = useTranslations("accounts.own.factors");
  return <FactorCode id={setup.id} challenge={setup.challenge} label={t("code")} hint={t("codeHint")} />;
}

type Phone = { setup: Extract<NonNullable<Factors["waiting"]>, { type: "phone" }> };

/** Texts a code and, once it was sent, takes it. */
export function PhoneCode({ setup: { id, ending, challenge } }: Phone) {
  const t = useTranslations("accounts.own.factors");
  return (
    <div className="grid gap-4">
      <Form action={challengeFactorByText} id="text-code" summary={false} className="fields">
        <input type="hidden" name="factorId" value={id} />
        <p>{challenge ? t("texted", { ending }) : t("textHow", { ending })}</p>
        <SubmitButton
          variant={challenge ? "outline" : "go"}
          small={challenge !== null}
          className="justify-self-start"
          doing="sending"
        >
          {challenge ? t("textAgain") : t("textCode")}
        </SubmitButton>
      </Form>
      {challenge && <FactorCode id={id} challenge={challenge} label={t("textedCode")} hint={t("textedHint")} />}
    </div>
  );
}

type Code = { id: string; challenge: string; label: string; hint: string };

function FactorCode({ id, challenge, label, hint }: Code) {
  const t = useTranslations("accounts.own.factors");
  return (
    <Form action={verifyFactor} id="verify-factor" className="fields max-w-[28rem]">
      <input type="hidden" name="factorId" value={id} />
      <input type="hidden" name="challenge_id" value={challenge} />
      <TextInput
        name="code"
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        required
      />
      <SubmitButton className="justify-self-start" pending={t("verifying")}>
        {t("verify")}
      </SubmitButton>
    </Form>
  );
}

export function NewPasskey({ id }: { id: string }) {
  const t = useTranslations("accounts.own.factors");
  const words = useTranslations("accounts.passkeys");
  return (
    <Form action={verifyFactor} id="verify-factor" className="fields max-w-[28rem]">
      <input type="hidden" name="factorId" value={id} />
      <p>{t("passkeyHow")}</p>
      <PasskeyButton
        factorId={id}
        variant="go"
        words={{
          label: t("createPasskey"),
          waiting: words("waiting"),
          stopped: words("stopped"),
          exists: words("exists"),
          unsupported: t("noPasskeys"),
        }}
      />
      <noscript>{t("noPasskeys")}</noscript>
    </Form>
  );
}
