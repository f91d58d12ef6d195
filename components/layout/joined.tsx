import type { ReactNode } from "react";

type Step = { title: string; text: string };

/** Page after a sign-up; `children` are the links to go on. */
export function Joined(props: {
  heading: string;
  lead: string;
  state?: ReactNode;
  /** Shown beside the text. */
  drawing?: ReactNode;
  steps: Step[];
  children: ReactNode;
}) {
  const { heading, lead, state, drawing, steps, children } = props;
  return (
    <div className="wrap grid gap-x-gap gap-y-8 pt-10 pb-section lg:grid-cols-[7fr_5fr]">
      <header className="grid content-start gap-3 lg:col-span-2">
        <h1 className="text-display-m">{heading}</h1>
        <p className="max-w-160 text-ink-2">{lead}</p>
      </header>
      <div className="grid max-w-160 content-start gap-6">
        <p className="flex flex-wrap gap-3">{children}</p>
        {state}
        <ol className="grid border-b border-line empty:hidden">
          {steps.map(({ title, text }) => (
            <li key={title} className="grid gap-1 border-t border-line py-4">
              <b className="font-semibold">{title}</b>
              <p className="text-sm text-ink-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      {drawing}
    </div>
  );
}
