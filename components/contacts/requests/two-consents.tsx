import { useTranslations } from "next-intl";

type Answer = boolean | null;
type Side = { who: string; answer: Answer };

/** Both consents are needed, in any order. */
export function TwoConsents({ sides, until: deadline }: { sides: readonly [Side, Side]; until: string }) {
  const t = useTranslations("contacts.consents");
  return (
    <ul className="grid grid-cols-2 gap-4 text-sm">
      {sides.map(({ who: party, answer }) => (
        <li key={party} className="grid content-start gap-0.5">
          <span aria-hidden="true" className="mb-2 flex items-center gap-2">
            <i
              className={`block size-6.5 rounded-disc border-2 ${answer ? "border-mark bg-flag" : "border-line-2 border-dashed"}`}
            />
            <i className={`block grow border-t-2 ${answer ? "border-ink" : "border-line-2 border-dashed"}`} />
          </span>
          <b className="font-semibold wrap-anywhere">
            {t(answer ? "accepted" : answer === false ? "declined" : "open", { who: party })}
          </b>
          {answer === null && <small className="text-xs text-ink-2">{t("until", { date: deadline })}</small>}
        </li>
      ))}
    </ul>
  );
}
