import { Trail } from "./trail";

type Props = { path: string; title: string; headline?: string; lead: string };

/** Head of a top-level page; `headline` replaces the title as the heading. */
export function PageHead({ path, title, headline = title, lead }: Props) {
  return (
    <>
      <Trail steps={[{ name: title, path }]} />
      <header className="wrap head">
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
      </header>
    </>
  );
}
