import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string | false;
  /** Omits the space above the section. */
  joined?: boolean;
  id?: string;
  children: ReactNode;
};

export function Section({ title, lead, joined, id, children }: Props) {
  return (
    <section className={joined ? "section pt-0" : "section"} id={id}>
      <div className="wrap">
        <header>
          <h2>{title}</h2>
          {lead && <p className="lead max-md:text-md">{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
