import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { localePath } from "@/lib/platform/i18n/routing";

const chosenForm = "chosen";

/** The checkbox belongs to the form of `ChosenTray` on the same page. */
export function ChoosePlayer({ id, name }: { id: string; name: string }) {
  const t = useTranslations("contacts.chosen");
  return (
    <input
      type="checkbox"
      name="player"
      value={id}
      form={chosenForm}
      aria-label={t("choose", { player: name })}
      className="size-6 flex-none print:hidden"
    />
  );
}

/** Shown once a player is chosen; the form uses GET, so that it works without scripts. */
export function ChosenTray({ acts }: { acts: boolean }) {
  const t = useTranslations("contacts.chosen");
  const locale = useLocale();
  return (
    <form
      id={chosenForm}
      action={localePath("/compare", locale)}
      className="sticky bottom-0 z-7 hidden flex-wrap items-center gap-x-3 gap-y-1 bg-night px-4 py-1.5 text-sm text-chalk scheme-dark max-[55.99rem]:bottom-15 [body:has([form=chosen]:checked)_&]:flex print:hidden"
      aria-label={t("tray")}
    >
      <span className="me-auto">{t("hint")}</span>
      <button type="submit" className={buttonClass({ variant: "go", small: true })}>
        {t("compare")}
      </button>
      {acts && (
        <>
          <button
            type="submit"
            formAction={localePath("/favorites/lists", locale)}
            className={buttonClass({ variant: "quiet", small: true, className: "text-chalk" })}
          >
            {t("putIn")}
          </button>
          <button
            type="submit"
            formAction={localePath("/dashboard/pipeline/add", locale)}
            className={buttonClass({ variant: "quiet", small: true, className: "text-chalk" })}
          >
            {t("toBoard")}
          </button>
        </>
      )}
    </form>
  );
}
