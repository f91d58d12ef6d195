import { minorBands } from "@/components/contacts/requests/who";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import type { Confirmer, Voucher } from "@/lib/measurements/queries/who-confirmed";
import type { AgeBand } from "@/lib/players/schema/ages";
import { Measures } from "./measures";
import { WhoConfirmed } from "./who-confirmed";

type Props = { measures: ShownMeasure[]; confirmers: Confirmer[]; vouchers: Voucher[]; ageBand: AgeBand };

export function Evidence({ measures, confirmers, vouchers, ageBand }: Props) {
  if (measures.length + confirmers.length + vouchers.length === 0) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 py-8">
      <Measures measures={measures} minor={minorBands.has(ageBand)} />
      <WhoConfirmed confirmers={confirmers} vouchers={vouchers} />
    </div>
  );
}
