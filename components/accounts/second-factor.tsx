import { useFormatter, useTranslations } from "next-intl";
import { Folded } from "@/components/form/folded";
import { Form } from "@/components/form/form";
import { PasswordInput } from "@/components/form/password-input";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { addFactor, removeFactor, verifyFactor } from "@/lib/accounts/actions";
import type { Factors } from "@/lib/accounts/queries/factors";

/** What signing in asks for beside the password: the apps that make its codes, and the one that is being set up. */
export function SecondFactor({ factors: { asked, waiting, mayAdd } }: { factors: Factors }) {
  const t = useTranslations("accounts.own.factors");
  return (
    <section className="block" id="second-factor" aria-labelledby="second-factor-title">
      <header>
        <h2 id="second-factor-title">{t("title")}</h2>
      </header>
      {asked.length > 0 && (
        <ul className="list">
          {asked.map((factor) => (
            <VerifiedFactor key={factor.id} factor={factor} />
          ))}
        </ul>
      )}
      {waiting && <Waiting waiting={waiting} />}
      {!waiting && asked.length === 0 && <p className="mb-4">{t("lead")}</p>}
      {!waiting && mayAdd && (
        <Form action={addFactor} id="add-factor" className="fields mt-4 max-w-[28rem]">
          <input type="hidden" name="factor_type" value="totp" />
          <TextInput name="friendly_name" label={t("name")} hint={t("nameHint")} maxLength={60} />
          <SubmitButton variant="outline" className="justify-self-start" pending={t("adding")}>
            {t(asked.length > 0 ? "addAnother" : "add")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

function VerifiedFactor({ factor: { id, name, since, codesLeft } }: { factor: Factors["asked"][number] }) {
  const t = useTranslations("accounts.own.factors");
  const format = useFormatter();
  const label = name ?? t("unnamed");
  return (
    <li>
      <span>
        <b>
          <bdi>{label}</bdi>
        </b>
        <small>
          {t("since", { date: format.dateTime(since, { dateStyle: "long" }) })} · {t("codesLeft", { count: codesLeft })}
        </small>
      </span>
      <Form action={removeFactor} id={`factor-${id}`} className="">
        <input type="hidden" name="factorId" value={id} />
        <Folded name="passwordOrCode" summary={t("remove")}>
          <div className="fields mt-3">
            <PasswordInput
              name="passwordOrCode"
              label={t("passwordOrCode")}
              autoComplete="current-password"
              maxLength={200}
              required
            />
            <SubmitButton variant="outline" small className="justify-self-start" pending={t("removing")}>
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
  const { id, challenge, address, secret, qr, recoveryCodes } = waiting;
  return (
    <>
      <ol className="grid list-decimal gap-5 ps-5">
        <li>
          <p>{t("scan")}</p>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={t("picture")}
            shapeRendering="crispEdges"
            className="my-3 block size-52 max-w-full forced-color-adjust-none"
          >
            <rect width={qr.size} height={qr.size} fill="white" />
            <path d={qr.path} fill="black" />
          </svg>
          <p className="soft">
            <a href={address}>{t("open")}</a> {t("type")}
          </p>
          <code dir="ltr" className="break-all select-all">
            {secret.match(/.{1,4}/g)?.join(" ")}
          </code>
        </li>
        <li>
          <p>{t("keep")}</p>
          <ul dir="ltr" className="my-3 grid max-w-[20rem] grid-cols-2 gap-2">
            {recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        </li>
        <li>
          <Form action={verifyFactor} id="verify-factor" className="fields max-w-[28rem]">
            <input type="hidden" name="factorId" value={id} />
            <input type="hidden" name="challenge_id" value={challenge} />
            <TextInput
              name="code"
              label={t("code")}
              hint={t("codeHint")}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={40}
              required
            />
            <SubmitButton className="justify-self-start" pending={t("verifying")}>
              {t("verify")}
            </SubmitButton>
          </Form>
        </li>
      </ol>
      <Form action={removeFactor} id="drop-factor" summary={false} className="mt-4">
        <input type="hidden" name="factorId" value={id} />
        <SubmitButton variant="bare" small pending={t("removing")}>
          {t("drop")}
        </SubmitButton>
      </Form>
    </>
  );
}
