import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { LinkButton } from "@/components/ui/link-button";

/** Links for signed-in users on public pages; CSS shows those of the role in `data-who` of the html element. */
const steps = [
  { of: "hidden players:inline-flex", links: ["dashboard", "messages"] },
  { of: "hidden recruiters:inline-flex", links: ["find", "dashboard"] },
  { of: "hidden admins:inline-flex", links: ["admin"] },
  { of: "hidden others:inline-flex", links: ["dashboard", "jobs"] },
] as const;

const places = {
  dashboard: "/dashboard",
  messages: "/messages",
  find: "/players",
  admin: "/admin",
  jobs: "/sport-jobs",
} as const;

export function NextSteps() {
  const t = useTranslations("layout.next");
  return steps.map(({ of: visibilityClass, links }) => (
    <Fragment key={visibilityClass}>
      {links.map((link, index) => (
        <LinkButton key={link} variant={index === 0 ? "go" : undefined} className={visibilityClass} href={places[link]}>
          {t(link)}
        </LinkButton>
      ))}
    </Fragment>
  ));
}
