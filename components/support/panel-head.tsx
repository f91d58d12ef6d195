import { Icon } from "@/components/ui/icon";
import { useWords } from "@/lib/platform/i18n/words-context";

type Props = { isBegun: boolean; onClear: () => void; onClose: () => void };

/** States that the answers come from a language model. */
export function PanelHead({ isBegun, onClear, onClose }: Props) {
  const t = useWords("support");
  return (
    <div className="on-field flex items-center gap-1 bg-night py-2 ps-4 pe-1 text-chalk">
      <div className="me-auto">
        <h2 className="heading-xl">{t("title")}</h2>
        <p className="text-xs text-[#d9d6cd]">{t("machine")}</p>
      </div>
      {isBegun && (
        <button
          type="button"
          className="btn min-h-target border-transparent px-3 text-sm whitespace-nowrap"
          onClick={onClear}
        >
          {t("clear")}
        </button>
      )}
      <button type="button" className="icon-btn" aria-label={t("close")} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
