import { Link } from "@/lib/platform/i18n/navigation";
import drawing from "./logo.svg";

const name: string = drawing.src;

/** The name is drawn as paths (Archivo, width 112 %, weight 760), so that it needs no font. */
export function Logo() {
  return (
    <Link className="logo" href="/" aria-label="Recruit">
      <svg className="corner" viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <path d="M4 1v23h23" stroke="currentColor" strokeWidth="3" />
        <path d="M4 11a13 13 0 0 1 13 13" stroke="currentColor" strokeWidth="3" />
        <circle cx="21.5" cy="6.5" r="5" fill="var(--flag)" />
      </svg>
      <svg className="word" viewBox="0 0 3761 1000" fill="currentColor" aria-hidden="true">
        <use href={`${name}#name`} />
      </svg>
    </Link>
  );
}
