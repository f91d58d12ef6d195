import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: string | false;
  /** Omits the space above the section. */
  joined?: boolean;
  id?: string;
  /** Shows the lead from tablets on; on a phone it is only read aloud. */
  short?: boolean;
  children: ReactNode;
};

export function Section({ title, lead, joined, id, short, children }: Props) {
  return (
    <section className={joined ? "section pt-0" : "section"} id={id}>
      <div className="wrap">
        <header>
          <h2 className={short ? "max-md:text-display-s" : undefined}>{title}</h2>
          {lead && <p className={short ? "lead max-md:sr-only" : "lead max-md:text-md"}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
