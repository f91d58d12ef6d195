import { Address } from "@/components/ui/address";
import { Phone } from "@/components/ui/phone";
import "./wishlist-entries.css";

type Props = { name: string | null; email: string | null; phone?: string | null; country: string };

/** Name and contact details; for a minor the name only. */
export function ContactDetails({ name, email, phone, country }: Props) {
  return (
    <span className="contact-details mt-1 grid justify-items-start gap-1 text-xs text-ink-3 min-[78rem]:min-w-30">
      {name && <bdi>{name}</bdi>}
      {email && (
        <a href={`mailto:${email}`}>
          <Address email={email} />
        </a>
      )}
      {phone && <Phone number={phone} country={country} />}
    </span>
  );
}
