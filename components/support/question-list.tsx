import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { HelpPassage } from "@/lib/support/queries/help";
import { passagePath } from "@/lib/support/schema/passages";

export function QuestionList({ passages }: { passages: Pick<HelpPassage, "id" | "question">[] }) {
  return (
    <ul>
      {passages.map(({ id, question }) => (
        <li key={id} className="border-b border-line last:border-b-0">
          <Link
            href={passagePath(id)}
            className="flex min-h-target items-center justify-between gap-4 py-2 font-medium no-underline hover:underline hover:decoration-(length:--stroke)"
          >
            {question}
            <Icon name="forward" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
