import type { ReactNode } from "react";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  id: string;
  /** True if the reader may open the pages of people. */
  opens: boolean;
  children: ReactNode;
};

export const PersonLink = ({ id, opens: mayOpen, children }: Props) =>
  mayOpen ? (
    <Link className="font-semibold" href={`/admin/users/${id}`}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <b className="font-semibold">
      <bdi>{children}</bdi>
    </b>
  );
