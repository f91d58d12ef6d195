import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

type Props = {
  text: string;
  /** Kinds of contact details that were removed from the text. */
  hidden: readonly string[];
  /** Decides whether the explanation addresses the author or the recipient. */
  to: "writer" | "recipient";
};

/** Marks the places where contact details were removed until the request is accepted. */
export function RequestWords({ text, hidden, to: recipient }: Props) {
  const t = useTranslations("contacts.hidden");
  const format = useFormatter();
  const kinds = (["email", "phone", "handle", "link"] as const).filter((kind) => hidden.includes(kind));
  const [first = "", ...otherParts] = kinds.length > 0 ? text.split(hiddenMark) : [text];
  return (
    <div className="grid gap-2">
      <blockquote dir="auto" className="max-w-168 whitespace-pre-line wrap-anywhere">
        {first}
        {Object.entries(otherParts).map(([index, part]) => (
          <Fragment key={index}>
            <bdi className="rounded-control border border-line-2 border-dashed px-1.5 text-xs text-ink-2">
              {t("mark")}
            </bdi>
            {part}
          </Fragment>
        ))}
      </blockquote>
      {kinds.length > 0 && (
        <p className="text-xs text-ink-2">
          {t(recipient, { what: format.list(kinds.map((kind) => t(`kind.${kind}`))) })}
        </p>
      )}
    </div>
  );
}
