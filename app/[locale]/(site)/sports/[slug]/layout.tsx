import type { ReactNode } from "react";
import { SportsFailureWords } from "@/components/sports/failure-words";

export default function SportLayout({ children }: { children: ReactNode }) {
  return <SportsFailureWords of="one">{children}</SportsFailureWords>;
}
