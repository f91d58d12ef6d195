import { BackLink } from "@/components/ui/back-link";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";

/** The head of pages that have one task and no menu: the mark, the language, the way back. */
export function EntranceTop({ back = "/" }: { back?: string }) {
  return (
    <div className="entrance-top">
      <Logo />
      <div className="end">
        <LanguageMenu />
        <BackLink href={back} />
      </div>
    </div>
  );
}
