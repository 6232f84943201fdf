import { figure } from "./scene-element.ts";
import { paintVendingMachine } from "./shapes/street-boxes.ts";

export const vendingMachine = figure({
  id: "vending_machine",
  kind: "object",
  words: [
    "vending machine",
    "vending machines",
    "snack machine",
    "drinks machine",
    "ticket machine",
    "máquina expendedora",
    "máquina dispensadora",
    "distributeur automatique",
    "verkaufsautomat",
    "getränkeautomat",
    "snackautomat",
    "máquina de vendas",
    "distributore automatico",
    "自動販売機",
    "自販機",
    "自动售货机",
    "自動售貨機",
    "वेंडिंग मशीन",
    "آلة بيع",
  ],
  height_m: 1.85,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.34, right: 0.34, top: -1.03, bottom: 0.04 },
  shading: "self",
  paint: paintVendingMachine,
});
