import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { turnOffPush } from "@/lib/notifications/actions";
import type { SettingsView } from "@/lib/notifications/queries/settings";
import { PushSwitch } from "./push-switch";

/** Turns pushes on in this browser, or off in all browsers. */
export function PushPanel({ push: { key, isThisBrowser, browsers } }: { push: SettingsView["push"] }) {
  const t = useTranslations("notifications.push");
  const common = useTranslations("common");
  const texts = {
    on: t("on"),
    off: t("off"),
    working: common("moment"),
    isOn: t("isOn"),
    unsupported: t("unsupported"),
    denied: t("denied"),
    failed: t("failed"),
  };
  return (
    <section className="grid max-w-160 gap-4 border-t border-line-2 pt-6" aria-labelledby="push-title">
      <h2 id="push-title" className="heading-xl">
        {t("title")}
      </h2>
      <p className="text-ink-2">{t("text")}</p>
      <PushSwitch pushKey={key} here={isThisBrowser} words={texts} />
      {browsers > 0 && (
        <Form action={turnOffPush} id="push-off" summary={false} className="flex flex-wrap items-center gap-4">
          <p className="text-sm text-ink-2">{t("count", { count: browsers })}</p>
          <SubmitButton variant="quiet" small>
            {t("offAll")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
