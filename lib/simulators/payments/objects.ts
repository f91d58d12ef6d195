/** Objects of the payment API, as far as they are simulated. Times are seconds since 1970. */

export type Metadata = Record<string, string>;

export type Recurring = { interval: "day" | "week" | "month" | "year"; interval_count: number };

export type List<T> = { object: "list"; data: T[]; has_more: boolean; url: string };

type Base<Name extends string> = { id: string; object: Name; created: number; livemode: false; metadata: Metadata };

export type Customer = Base<"customer"> & { email: string | null; name: string | null };

export type Product = Base<"product"> & { name: string; active: boolean };

export type Price = Base<"price"> & {
  active: boolean;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  nickname: string | null;
  product: string;
  recurring: Recurring | null;
  type: "recurring" | "one_time";
};

export type LineItem = {
  id: string;
  object: "item";
  price: Price;
  quantity: number;
  description: string;
  amount_total: number;
  currency: string;
};

export type MissingCard = "cancel" | "pause" | "create_invoice";

export type CheckoutSession = Base<"checkout.session"> & {
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  payment_method_collection: "always" | "if_required" | null;
  ui_mode: "hosted_page";
  url: string | null;
  locale: string | null;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  success_url: string;
  cancel_url: string | null;
  custom_text: { submit: { message: string } | null };
  amount_total: number;
  currency: string;
  expires_at: number;
  subscription: string | null;
  invoice: string | null;
  payment_intent: string | null;
};

/** Internal terms of a session, not part of the API. */
export type CheckoutTerms = {
  items: LineItem[];
  trialDays: number;
  missingCard: MissingCard;
  needsCard: boolean;
  subscriptionMetadata: Metadata;
  paymentMetadata: Metadata;
};

export type SubscriptionItem = {
  id: string;
  object: "subscription_item";
  subscription: string;
  quantity: number;
  price: Price;
  current_period_start: number;
  current_period_end: number;
  metadata: Metadata;
};

export type Subscription = Base<"subscription"> & {
  customer: string;
  currency: string;
  status: "trialing" | "active" | "past_due" | "paused" | "canceled";
  start_date: number;
  billing_cycle_anchor: number;
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: MissingCard } };
  cancel_at_period_end: boolean;
  pause_collection: { behavior: "void"; resumes_at: null } | null;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  billing_mode: { type: "flexible" };
  collection_method: "charge_automatically";
  latest_invoice: string | null;
  schedule: string | null;
  items: List<SubscriptionItem>;
};

export type Invoice = Base<"invoice"> & {
  customer: string;
  currency: string;
  status: "paid" | "open" | "void";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  total: number;
  attempt_count: number;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  period_start: number;
  period_end: number;
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  };
  lines: List<InvoiceLine>;
  payments: List<InvoicePayment>;
};

export type InvoicePayment = {
  id: string;
  object: "invoice_payment";
  amount_paid: number;
  status: "paid";
  payment: { type: "payment_intent"; payment_intent: string };
};

export type InvoiceLine = {
  id: string;
  object: "line_item";
  description: string;
  amount: number;
  currency: string;
  period: { start: number; end: number };
};

export type Phase = { items: [{ price: string; quantity: number }]; start_date: number; end_date: number };

export type SubscriptionSchedule = Base<"subscription_schedule"> & {
  customer: string;
  subscription: string;
  status: "active" | "released";
  end_behavior: "release";
  phases: Phase[];
};

export type PaymentIntent = Base<"payment_intent"> & {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  status: "succeeded";
  latest_charge: string;
};

export type Charge = Base<"charge"> & {
  amount: number;
  amount_refunded: number;
  currency: string;
  customer: string | null;
  disputed: boolean;
  payment_intent: string;
  refunded: boolean;
  status: "succeeded";
};

export type Refund = Base<"refund"> & {
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  status: "succeeded";
};

export type Dispute = Base<"dispute"> & {
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "lost";
};

export type PaymentMethod = Base<"payment_method"> & {
  customer: string;
  type: "card";
  card: { brand: string; last4: string };
};

export type PortalSession = Base<"billing_portal.session"> & {
  customer: string;
  return_url: string;
  url: string;
  locale: string | null;
};

export type PaymentObject =
  | Customer
  | Product
  | Price
  | CheckoutSession
  | Subscription
  | SubscriptionSchedule
  | Invoice
  | PaymentIntent
  | Charge
  | Refund
  | Dispute
  | PaymentMethod
  | PortalSession;

export type Kind = PaymentObject["object"];
export type ObjectOf<K extends Kind> = Extract<PaymentObject, { object: K }>;
