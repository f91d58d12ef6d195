import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";

type Props = { title: string; note?: string | number | null; children: ReactNode };

/** A closed section of the guardian's page; the heading stands in the summary instead of the section. */
export const GuardianFold = ({ title, note, children }: Props) => (
  <Disclosure
    className="border-b border-line [&_section>:is(header,h2)]:hidden"
    summary={
      <>
        <h2 className="me-auto font-text text-md leading-[1.25] font-semibold">{title}</h2>
        {note != null && <small className="text-end font-normal text-ink-2">{note}</small>}
      </>
    }
  >
    {children}
  </Disclosure>
);
