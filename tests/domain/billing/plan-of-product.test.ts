import { afterEach, expect, test } from "vitest";
import { planOfProduct } from "@/lib/billing/queries/public";
import { env } from "@/lib/platform/env";

afterEach(() => {
  env.STRIPE_PRODUCT_PRO = undefined;
});

test("a product is identified by the simulator's name or the configured one", () => {
  expect(planOfProduct("prod_recruit_pro")).toBe("pro");
  env.STRIPE_PRODUCT_PRO = "prod_Qx7";
  expect(planOfProduct("prod_Qx7")).toBe("pro");
  expect(planOfProduct("prod_recruit_pro")).toBeNull();
  for (const unknownProduct of ["", "pro", undefined, ["prod_Qx7"], "prod_recruit_gold"])
    expect(planOfProduct(unknownProduct)).toBeNull();
});
