import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  /** Name of the other side. */
  name: string;
  back: { href: string; label: string };
  /** `h1` on a page of its own. */
  heading?: "h1" | "h2";
  /** What stands beside and below the name. */
  about?: ReactNode;
  /** The messages, oldest first. */
  children: ReactNode;
  /** The form of the next message, or why there is none. */
  writing: ReactNode;
  /** What else can be done with the conversation. */
  acts: ReactNode;
};

/** A conversation with the newest message in view and the form below it. */
export function ConversationFrame({ name, back, heading: Heading = "h2", about, children, writing, acts }: Props) {
  const t = useTranslations("messages");
  return (
    <section className="mail-thread grid min-w-0 grid-cols-[minmax(0,1fr)] content-start" aria-labelledby="with">
      <div className="flex min-w-0 flex-col tall:h-[calc(100svh-var(--bench,4.875rem)-var(--foot,0px)-1.5rem)] tall:min-h-104 print:h-auto!">
        <header className="flex flex-wrap items-center gap-x-4 border-b border-line pb-2">
          <Link className="mail-back" href={back.href}>
            <Icon name="back" /> {back.label}
          </Link>
          <Heading id="with" className="max-[56rem]:order-1 max-[56rem]:basis-full">
            {t("with", { name })}
          </Heading>
          {about}
        </header>
        <div className="px-0.5 py-4 tall:flex tall:min-h-32 tall:flex-1 tall:flex-col-reverse tall:overflow-y-auto tall:overscroll-contain print:block! print:overflow-visible!">
          <ol>{children}</ol>
        </div>
        <div className="relative border-t border-line-2 py-2" data-action-bar>
          {writing}
        </div>
      </div>
      {acts && <div className="flex flex-wrap items-start gap-x-6 pt-4">{acts}</div>}
    </section>
  );
}
