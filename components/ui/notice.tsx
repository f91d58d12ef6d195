import type { ComponentProps, ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type NoticeLook = "plain" | "good" | "bad";

const icons: Record<NoticeLook, IconName> = { plain: "bell", good: "check", bad: "alert" };
const looks: Record<NoticeLook, string> = {
  plain: "border-mark bg-ground-2",
  good: "border-good bg-good-ground text-good",
  bad: "border-danger bg-danger-ground text-danger",
};

export const noticeClass = (look: NoticeLook) => `notice ${looks[look]}`;

type Props = Omit<ComponentProps<"div">, "title"> & { look?: NoticeLook; title?: ReactNode };

/** Message of the page itself; errors of a form are shown by the form. */
export function Notice({ look = "plain", title, children, ...rest }: Props) {
  return (
    <div {...rest} className={noticeClass(look)} role={look === "bad" ? "alert" : undefined}>
      <Icon name={icons[look]} />
      <div>
        {title && <p>{title}</p>}
        {children}
      </div>
    </div>
  );
}
