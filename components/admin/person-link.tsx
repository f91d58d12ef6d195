import type { ReactNode } from "react";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  id: string;
  /** Whether the reader may open what is known of a person. */
  opens: boolean;
  children: ReactNode;
};

/** A name that leads to its person, for who may read of them. */
export const PersonLink = ({ id, opens, children }: Props) =>
  opens ? (
    <Link className="font-semibold" href={`/admin/users/${id}`}>
      <bdi>{children}</bdi>
    </Link>
  ) : (
    <b className="font-semibold">
      <bdi>{children}</bdi>
    </b>
  );
