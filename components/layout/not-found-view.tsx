import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { Link } from "@/lib/platform/i18n/navigation";
import { GoBack } from "./go-back";

export type NotFoundWords = Record<"title" | "lead" | "home" | "back", string>;

/** On the server or, for members, in the browser. */
export const NotFoundView = ({ words }: { words: NotFoundWords }) => (
  <div className="wrap head lost">
    <meta name="http-status" content="404" />
    <Unchalked />
    <div>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className="acts">
        <Link className={buttonClass({ variant: "go" })} href="/">
          {words.home}
        </Link>
        <GoBack label={words.back} />
      </div>
    </div>
  </div>
);
