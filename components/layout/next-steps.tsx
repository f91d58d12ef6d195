import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { LinkButton } from "@/components/ui/link-button";

/** Where somebody signed in goes on from a public page; <html data-who> decides which of them is seen. */
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
  return steps.map(({ of, links }) => (
    <Fragment key={of}>
      {links.map((link, index) => (
        <LinkButton key={link} variant={index === 0 ? "go" : undefined} className={of} href={places[link]}>
          {t(link)}
        </LinkButton>
      ))}
    </Fragment>
  ));
}
