import { Link } from "@/lib/core/i18n/navigation";

/** A corner with its arc and its flag. */
export function Logo() {
  return (
    <Link className="logo" href="/">
      <svg viewBox="0 0 28 28" fill="none" aria-hidden="true">
        <path d="M4 1v23h23" stroke="currentColor" strokeWidth="3" />
        <path d="M4 11a13 13 0 0 1 13 13" stroke="currentColor" strokeWidth="3" />
        <circle cx="21.5" cy="6.5" r="5" fill="var(--flag)" />
      </svg>
      Recruit
    </Link>
  );
}
