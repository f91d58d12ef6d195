import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";

/** The way to the contact request, at the foot of the window while the profile is read. */
export const AskBar = ({ name }: { name: string }) => (
  <div className="bottom-[var(--foot,0px)] z-2 flex items-center gap-3 border-t border-line-2 bg-ground py-3 tall:sticky print:hidden [body:has(#ask:target)_&]:hidden">
    <b className="me-auto min-w-0 truncate">
      <bdi>{name}</bdi>
    </b>
    <a href="#ask" className={buttonClass({ variant: "go" })}>
      {useTranslations("contacts.ask")("go")}
    </a>
  </div>
);
