import { Trail } from "./trail";

type Props = { path: string; title: string; headline?: string; lead: string };

/** The top of a page that stands right below the home page: where it stands, its heading (its title, unless it has another) and what it is for. */
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
