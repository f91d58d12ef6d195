"use client";

import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { items: { name: string; card: ReactNode }[]; label: string; empty: string; children?: ReactNode };

/** Filters the cards by name as one types; without scripts the box is not there and every card is. */
export function SportSearch({ items, label, empty, children }: Props) {
  const [typed, setTyped] = useState("");
  const wanted = plain(typed);
  const found = items.filter(({ name }) => plain(name).includes(wanted));
  return (
    <>
      <div className="wrap search needs-script">
        <div className="box">
          <Icon name="search" />
          <label className="vh" htmlFor="sport-search">
            {label}
          </label>
          <input
            id="sport-search"
            type="search"
            placeholder={label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      </div>
      <div className="quilt page">
        {found.map(({ name, card }) => (
          <div className="contents" key={name}>
            {card}
          </div>
        ))}
        {wanted === "" && children}
      </div>
      <p className="wrap none-found" role="status">
        {found.length === 0 && empty}
      </p>
    </>
  );
}

const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
