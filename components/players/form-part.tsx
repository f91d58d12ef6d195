import type { ReactNode } from "react";

type Props = { id?: string; title: ReactNode; lead?: ReactNode; children?: ReactNode };

export function FormPart({ id, title, lead, children }: Props) {
  return (
    <fieldset id={id} className="part">
      <legend>{title}</legend>
      <div className="fields max-sm:gap-4">
        {lead && <p className="lead-in">{lead}</p>}
        {children}
      </div>
    </fieldset>
  );
}
