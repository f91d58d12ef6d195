import { Icon } from "@/components/ui/icon";
import { type Locale, languageNames } from "@/lib/platform/i18n/routing";

/** Opens the list of languages, which is once on a page. */
export const LanguageButton = ({ label, current }: { label: string; current: Locale }) => (
  <button type="button" className="lang" popoverTarget="languages">
    <span className="vh">{label} </span>
    {languageNames[current]}
    <Icon name="down" />
  </button>
);
