import { Icon } from "@/components/ui/icon";
import { type Locale, languageNames } from "@/lib/platform/i18n/routing";

type Props = {
  label: string;
  current: Locale;
  /** Shows the code instead of the name. */
  short?: true;
};

/** Opens the list of languages, which is once on a page. */
export const LanguageButton = ({ label, current, short }: Props) => (
  <button type="button" className="lang" popoverTarget="languages">
    <span className="vh">{label} </span>
    <span className={short && "vh"}>{languageNames[current]}</span>
    {short && (
      <span aria-hidden className="uppercase">
        {current}
      </span>
    )}
    <Icon name="down" />
  </button>
);
