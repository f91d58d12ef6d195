import type { ReactNode } from "react";

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode };

export function FormPart({ title, lead, children }: Props) {
  return (
    <fieldset className="part">
      <legend>{title}</legend>
      <div className="fields">
        {lead && <p className="lead-in">{lead}</p>}
        {children}
      </div>
    </fieldset>
  );
}
