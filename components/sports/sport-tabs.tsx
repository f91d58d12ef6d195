import type { ReactNode } from "react";

type Tab = { id: string; label: string; panel: ReactNode };

/** Tabs as radio buttons, which work without scripts and with the arrow keys. */
export function SportTabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <div className="radio-tabs">
      <fieldset className="tabs">
        <legend className="vh">{label}</legend>
        {tabs.map(({ id, label }, index) => (
          <label key={id}>
            <input className="vh" type="radio" name="tab" value={id} defaultChecked={index === 0} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {tabs.map(({ id, label, panel }) => (
        <section key={id} data-panel={id} aria-label={label}>
          {panel}
        </section>
      ))}
    </div>
  );
}
