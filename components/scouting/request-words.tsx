import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

type Props = {
  text: string;
  /** Kinds of contact details that were taken out. */
  hidden: readonly string[];
  /** Who wrote it is told why, who was asked how it opens. */
  to: "writer" | "asked";
};

/** The words of a request; where a contact detail waits for the yes, that is said. */
export function RequestWords({ text, hidden, to }: Props) {
  const t = useTranslations("scouting.hidden");
  const format = useFormatter();
  const kinds = (["email", "phone", "handle", "link"] as const).filter((kind) => hidden.includes(kind));
  const [first = "", ...rest] = kinds.length > 0 ? text.split(hiddenMark) : [text];
  return (
    <div className="grid gap-2">
      <blockquote dir="auto" className="max-w-168 whitespace-pre-line wrap-anywhere">
        {first}
        {Object.entries(rest).map(([at, part]) => (
          <Fragment key={at}>
            <bdi className="rounded-control border border-line-2 border-dashed px-1.5 text-xs text-ink-2">
              {t("mark")}
            </bdi>
            {part}
          </Fragment>
        ))}
      </blockquote>
      {kinds.length > 0 && (
        <p className="text-xs text-ink-2">{t(to, { what: format.list(kinds.map((kind) => t(`kind.${kind}`))) })}</p>
      )}
    </div>
  );
}
