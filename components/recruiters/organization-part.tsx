import type { ReactNode } from "react";

export function OrganizationPart({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line-2 pt-4">
      <h2 className="heading-xl">{title}</h2>
      {lead && <p className="text-sm text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
