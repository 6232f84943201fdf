import { collapse } from "./parse-page.ts";
import type { TextBlock } from "./text-blocks.ts";

/** What a film asks for at its end, by language. */
const asks: Record<string, { buy: string; visit: string }> = {
  en: { buy: "Shop now", visit: "Learn more" },
  es: { buy: "Compra ahora", visit: "Descubre más" },
  fr: { buy: "Acheter maintenant", visit: "En savoir plus" },
  de: { buy: "Jetzt kaufen", visit: "Mehr erfahren" },
  pt: { buy: "Compre agora", visit: "Saiba mais" },
  it: { buy: "Acquista ora", visit: "Scopri di più" },
  ja: { buy: "今すぐ購入", visit: "詳しく見る" },
  zh: { buy: "立即购买", visit: "了解更多" },
  hi: { buy: "अभी खरीदें", visit: "और जानें" },
  ar: { buy: "تسوّق الآن", visit: "اعرف المزيد" },
  bg: { buy: "Купете сега", visit: "Научете повече" },
  ca: { buy: "Compra ara", visit: "Descobreix-ne més" },
  cs: { buy: "Koupit nyní", visit: "Zjistit více" },
  da: { buy: "Køb nu", visit: "Læs mere" },
  el: { buy: "Αγοράστε τώρα", visit: "Μάθετε περισσότερα" },
  fa: { buy: "همین حالا بخرید", visit: "بیشتر بدانید" },
  fi: { buy: "Osta nyt", visit: "Lue lisää" },
  he: { buy: "לקנייה עכשיו", visit: "למידע נוסף" },
  hr: { buy: "Kupi odmah", visit: "Saznaj više" },
  hu: { buy: "Vásárlás most", visit: "Tudjon meg többet" },
  id: { buy: "Beli sekarang", visit: "Pelajari lebih lanjut" },
  ko: { buy: "지금 구매하기", visit: "자세히 보기" },
  nb: { buy: "Kjøp nå", visit: "Les mer" },
  nl: { buy: "Koop nu", visit: "Meer weten" },
  no: { buy: "Kjøp nå", visit: "Les mer" },
  pl: { buy: "Kup teraz", visit: "Dowiedz się więcej" },
  ro: { buy: "Cumpără acum", visit: "Află mai multe" },
  ru: { buy: "Купить сейчас", visit: "Узнать больше" },
  sk: { buy: "Kúpiť teraz", visit: "Zistiť viac" },
  sv: { buy: "Köp nu", visit: "Läs mer" },
  th: { buy: "ซื้อเลย", visit: "ดูเพิ่มเติม" },
  tr: { buy: "Hemen al", visit: "Daha fazlası" },
  uk: { buy: "Купити зараз", visit: "Дізнатися більше" },
  vi: { buy: "Mua ngay", visit: "Tìm hiểu thêm" },
};

/** Buttons that mean the same outside of the shop; "Add to cart" does not. */
const carried =
  /^(?:shop now|buy now|order now|order yours|get yours|pre-?order(?: now)?|book now|book a (?:demo|table|room|call)|try (?:it )?(?:free|now)|try for free|start (?:free|now)|get started|download(?: now)?|reserve now|compra(?:r)? ahora|reserva(?:r)? ahora|pide(?:la|lo)? ahora|prueba gratis|acheter(?: maintenant)?|commander(?: maintenant)?|réserver(?: maintenant)?|essayer gratuitement|jetzt (?:kaufen|bestellen|buchen|testen|sichern|vorbestellen|entdecken)|compre agora|comprar agora|reserve agora|experimente grátis|acquista(?: ora)?|ordina ora|prenota ora|prova gratis|今すぐ(?:購入|買う|予約|注文)(?:する)?|予約(?:する|注文)|立即(?:购买|購買|预订|预约|下单)|马上购买|अभी (?:खरीदें|ख़रीदें|ऑर्डर करें|बुक करें)|(?:اشتر|تسوق|تسوّق|احجز|اطلب)(?:ي)? الآن)$/iu;

/** The page's own call where it works in a film as well, else the usual one of the language. */
export const callToAction = (blocks: readonly TextBlock[], language: string, product: boolean): string => {
  for (const block of blocks) {
    const text = collapse(block.text).replace(/[\s!→›»>]+$/u, "");
    if (block.zone !== "related" && [...text].length <= 28 && carried.test(text)) return sentenceCase(text);
  }
  const words = asks[language] ?? { buy: "Shop now", visit: "Learn more" };
  return product ? words.buy : words.visit;
};

/** Buttons shout; films need not. */
const sentenceCase = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text) ? text : text.charAt(0) + text.slice(1).toLowerCase();
