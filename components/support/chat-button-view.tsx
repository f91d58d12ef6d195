import { Icon } from "@/components/ui/icon";
import { opensChat } from "@/components/ui/opens-chat";
import { Link } from "@/lib/platform/i18n/navigation";

/** Opens the support chat from the header of members; without scripts a link to the contact form. */
export function ChatButtonView({ label }: { label: string }) {
  return (
    <>
      <button type="button" className="icon-btn admins:hidden noscript:hidden" aria-label={label} {...opensChat}>
        <Icon name="help" />
      </button>
      <Link className="icon-btn hidden noscript:grid admins:hidden!" href="/contact" aria-label={label}>
        <Icon name="help" />
      </Link>
    </>
  );
}
