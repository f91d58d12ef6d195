import type { ReactNode } from "react";
import { SportsFailureWords } from "@/components/sports/failure-words";

export default function SportsLayout({ children }: { children: ReactNode }) {
  return <SportsFailureWords of="all">{children}</SportsFailureWords>;
}
