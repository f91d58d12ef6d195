"use client";

import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { Link } from "@/lib/platform/i18n/navigation";
import { GoBack } from "./go-back";

type Words = Record<"title" | "lead" | "home" | "back", string>;

/** Rendered from data, because the payload of each page carries it. */
export const NotFoundView = ({ words }: { words: Words }) => (
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
