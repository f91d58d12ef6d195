export type Change = { was: ChangeState; is: ChangeState };
export type ChangeState =
  | ("pending" | "seconding" | "verified" | "rejected")
  | ("open" | "closed" | "handled")
  | ("draft" | "review" | "scheduled" | "published" | "retracted")
  | ("shown" | "hidden" | "taken_down" | "gone");
