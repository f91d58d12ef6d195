"use client";

/** Going back is the browser's affair; without scripts its own button does it. */
export function GoBack({ label }: { label: string }) {
  return (
    <button type="button" className="btn needs-script" onClick={() => history.back()}>
      {label}
    </button>
  );
}
