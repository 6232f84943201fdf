import { factoryRoom } from "./factory.ts";
import { interior } from "./shapes/interior.ts";

export const warehouse = interior({
  ...factoryRoom,
  id: "warehouse",
  as: "warehouse",
  words: [
    "warehouse",
    "depot",
    "storeroom",
    "almacén",
    "depósito",
    "entrepôt",
    "lagerhalle",
    "lagerhaus",
    "armazém",
    "magazzino",
    "倉庫",
    "仓库",
    "गोदाम",
    "مستودع",
  ],
});
