import type { ServiceStateBody } from "#lib/contract/operator-rows.ts";
import { Panel, Sums } from "./service-sums.tsx";
import { count } from "./service-words.ts";
import { usd } from "./words.ts";

/** What vendors were asked for this month, and what all accounts were charged for it. */
export function ServiceMoney({ state: { vendors, spend } }: { state: ServiceStateBody }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-4 max-lg:grid-cols-1">
      <Panel title="Vendors this month" note="every order, at the price that was asserted">
        <Sums
          label="Vendors this month"
          heads={["Orders", "Open", "Failed", "Price"]}
          none="Nobody was asked for anything that costs money."
          lines={vendors.map(({ model, orders, open, failed, amount_usd }) => ({
            key: model,
            name: model,
            figures: [count(orders), count(open), count(failed), usd(amount_usd)],
          }))}
        />
      </Panel>
      <Panel title="Spend this month" note="of all accounts">
        <Sums
          label="Spend this month"
          none=""
          lines={[
            {
              key: "spent",
              name: "Charged",
              note: limitWords(spend.total_monthly_usd),
              figures: [usd(spend.spent_usd)],
            },
            { key: "reserved", name: "Held back", note: "for films under way", figures: [usd(spend.reserved_usd)] },
            {
              key: "lost",
              name: "Lost",
              note: limitWords(spend.total_loss_monthly_usd),
              figures: [usd(spend.lost_usd)],
            },
          ]}
        />
      </Panel>
    </div>
  );
}

const limitWords = (limit: number | null): string => (limit === null ? "no limit" : `of ${usd(limit)} at most`);
