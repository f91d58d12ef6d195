"use client";
"use no memo"; // An icon never changes once it is rendered.

const paths = {
  alert: <path d="M12 3.5 22 20.5H2zM12 10v5M12 17.6v.4" />,
  back: <path d="M20 12H4M10 6l-6 6 6 6" />,
  bell: <path d="M6 17V11a6 6 0 0 1 12 0v6M3.5 17h17M10 20.5h4" />,
  board: <path d="M3.5 3.5h7v8h-7zM13.5 3.5h7v4h-7zM13.5 10.5h7v10h-7zM3.5 14.5h7v6h-7z" />,
  calendar: <path d="M3.5 5.5h17v15h-17zM3.5 10h17M8 3v5M16 3v5" />,
  chat: <path d="M3.5 4.5h17v12h-9l-5 4v-4h-3z" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
  close: <path d="m5 5 14 14M19 5 5 19" />,
  down: <path d="m6 9 6 6 6-6" />,
  eye: (
    <>
      <path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="3" />
    </>
  ),
  file: <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4" />,
  flag: <path d="M5.5 21V4h13l-3 4.5 3 4.5h-13" />,
  forward: <path d="M4 12h16M14 6l6 6-6 6" />,
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.3 9.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2.1M12 16.2v.4" />
    </>
  ),
  lanes: <path d="M7 5v14M4 16l3 3 3-3M14 6h7M14 11h5M14 16h3" />,
  lock: <path d="M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />,
  menu: <path d="M3 7h18M3 12h18M3 17h18" />,
  out: <path d="M13 4.5h6.5V11M19.5 4.5 10 14M16 13v6.5H4.5V8H11" />,
  person: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21.5c-4-4.5-6.5-8-6.5-11.5a6.5 6.5 0 0 1 13 0c0 3.5-2.5 7-6.5 11.5z" />
      <circle cx="12" cy="10" r="2" />
    </>
  ),
  play: <path d="M8 5v14l11-7z" fill="currentColor" />,
  plus: <path d="M12 5v14M5 12h14" />,
  save: <path d="M6 3.5h12v17l-6-5-6 5z" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  send: <path d="M4 12h16M14 6l6 6-6 6" />,
  up: <path d="m6 15 6-6 6 6" />,
  upload: <path d="M12 16V4M6.5 9.5 12 4l5.5 5.5M4 20h16" />,
  work: <path d="M3.5 7.5h17v12.5h-17zM9 7.5v-3.5h6v3.5M3.5 13h17" />,
} as const;

export type IconName = keyof typeof paths;

/** Icons that are mirrored in right-to-left languages. */
const turning: ReadonlySet<IconName> = new Set(["back", "forward", "send"]);

/** Decorative; a control needs another accessible name. A client component, so that the payload of a page holds names instead of drawings. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-turns={turning.has(name) ? "" : undefined} viewBox="0 0 24 24" aria-hidden="true">
      {paths[name]}
    </svg>
  );
}
