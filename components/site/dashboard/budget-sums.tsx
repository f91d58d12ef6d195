"use client";
"use no memo"; // The sums never change once they are rendered.

import { type Href, Link } from "@/lib/platform/i18n/navigation";

export const BudgetSums = ({ sums }: { sums: (readonly [href: Href, value: string, label: string])[] }) => (
  <div className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
    {sums.map(([href, value, label]) => (
      <div key={label} className="relative hover:bg-ground-2">
        <span className="num block text-number-m">
          <bdi>{value}</bdi>
        </span>
        <Link href={href} className="mt-2 block text-sm text-ink-2 underline after:absolute after:inset-0">
          {label}
        </Link>
      </div>
    ))}
  </div>
);
