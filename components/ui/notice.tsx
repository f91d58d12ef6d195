import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

type Look = "plain" | "good" | "bad";
const icons: Record<Look, IconName> = { plain: "bell", good: "check", bad: "alert" };

/** Something the page itself has to say. Errors of a form are shown by the form. */
export function Notice({ look = "plain", title, children }: { look?: Look; title?: ReactNode; children?: ReactNode }) {
  return (
    <div className={`notice ${look}`} role={look === "bad" ? "alert" : undefined}>
      <Icon name={icons[look]} />
      <div>
        {title && <p>{title}</p>}
        {children}
      </div>
    </div>
  );
}
