import type { ReactNode } from "react";

type Props = { head: ReactNode; children: ReactNode; aside: ReactNode };

export function GuardianDashboard({ head, children, aside }: Props) {
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pb-section md:gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-x-16">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 md:gap-8">
        {head}
        {children}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:pt-6">{aside}</div>
    </div>
  );
}
