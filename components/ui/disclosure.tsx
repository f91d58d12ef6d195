import type { ReactNode } from "react";
import { Icon } from "./icon";

export function Disclosure({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="disclosure" open={open}>
      <summary>
        {summary}
        <Icon name="down" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
