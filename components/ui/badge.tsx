import type { ReactNode } from "react";

export type BadgeLook = "dash" | "solid" | "full" | "flag" | "struck";

/** Its line says how firm a thing is: dashed not yet, solid settled, full confirmed, struck called off. */
export function Badge({ look = "solid", children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={look === "solid" ? "badge" : `badge ${look}`}>{children}</span>;
}
