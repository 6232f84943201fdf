/** Words of shops that tell nothing of a product: cart, delivery, payment, rating, consent. Meets lower-case text. */
const latin = (sources: string): string => `(?<!\\p{L})(?:${sources})(?!\\p{L})`;
const pattern = (latinSources: string, others: string): RegExp => new RegExp(`${latin(latinSources)}|${others}`, "iu");

export const chatter = pattern(
  "(?:may|can) (?:vary|differ)|whatsapp|fale (?:com a gente|conosco)|entre em contato|gratis verzending|verzend(?:ing|kosten)|bezorg(?:ing|d)|winkel(?:wagen|mand)|retourneren|fri frakt|frakt(?:fritt)?|leverans(?:tid)?|varukorg(?:en)?|öppet köp|fragt(?:frit?)?|levering(?:stid)?|(?:handle)?kurv(?:en)?|angrerett|toimitus(?:kulut|aika)?|ostoskori(?:in)?|palautus(?:oikeus)?|darmow[aą] (?:dostaw|wysyłk)\\p{L}*|dostaw[aąęy]|wysyłk\\p{L}+|koszyk[aiu]?|zwrot(?:y|u|ów)?|doprava(?: zdarma)?|košík\\p{L}*|vrácení|ücretsiz kargo|kargo|sepet(?:e|im|te)?|iade|бесплатн\\p{L}+ доставк\\p{L}+|доставк\\p{L}+|корзин\\p{L}+|возврат\\p{L}*|скидк\\p{L}+|безкоштовн\\p{L}+ доставк\\p{L}+|кошик\\p{L}*|farbabweichung(?:en)?|peu(?:t|vent) varier|pueden? variar|podem? variar|possono variare|prices?|pric(?:ed|ing)|preise?|prix|precios?|preços?|prezz[oi]|visit (?:the|our)|about (?:this|us)|add(?:ed)? to (?:cart|bag|basket|wish ?list)|check ?out|carts?|baskets?|shipping|ships|free delivery|deliver(?:y|ed|ies)|dispatch(?:ed|es)?|returns? polic(?:y|ies)|(?:free|easy|\\d+[- ]day) returns?|refund(?:s|ed)?|money[- ]back|newsletter|cookies?|privacy|log ?in|sign (?:in|up)|subscribe|in stock|out of stock|sold out|back ?order|only \\d+ left|left in stock|customer reviews?|(?:\\d+|read|write|all) reviews?|\\d(?:[.,]\\d)? (?:out )?of 5|stars|sku|ean|gtin|upc|asin|item (?:no|number)|model number|quantity|qty|shop (?:now|all|at|the)|buy (?:now|online|it|the)|order (?:now|today|online|yours|number)|sale|% off|discounts?|coupons?|voucher|promo(?:tion)? code|offer ends|limited time|klarna|paypal|afterpay|visa|mastercard|apple pay|google pay|terms (?:of|and)|all rights reserved|copyright|javascript|browser|click here|read more|learn more|see (?:more|all)|view (?:more|all|cart)|share (?:this|on)|follow us|contact us|customer service|gift ?cards?|vat|taxes|tax included|track your|pre-?order|size (?:guide|chart)|skip to|sorted by|best ?sellers?|sold by|prime|wish ?list|in den warenkorb|warenkorb|versand(?:kosten|fertig|kostenfrei)?|lieferung|lieferzeit|lieferbar|liefert?|rückgabe(?:recht)?|rücksendung|mwst\\.?|inkl\\. mwst|zzgl\\.?|bewertung(?:en)?|rezension(?:en)?|sternen?|artikel-?(?:nr|nummer)|auf lager|ausverkauft|jetzt (?:kaufen|bestellen)|bestellen|rabatt|gutschein|merkzettel|wunschliste|datenschutz|anmelden|impressum|uvp|angebot|ajouter au panier|panier|livraison|livr[ée]e?s?|retours?|en stock|rupture|avis|étoiles|réf\\.?|référence|commander|achete[rz]|soldes|promo(?:tion)?|remise|s'inscrire|connexion|paiement|confidentialité|tva|añadir al carrito|agregar al carrito|carrito|cesta|env[ií]os?|devoluci[oó]n(?:es)?|agotado|reseñas|opiniones|estrellas|referencia|compra(?:r)? ahora|compra(?:r)?|oferta|descuentos?|rebajas|cupón|iva|suscr[ií]b\\w*|privacidad|adicionar ao carrinho|carrinho|frete|entrega|devoluç(?:ão|ões)|em estoque|esgotado|avaliaç(?:ão|ões)|estrelas|comprar|compre|promoção|desconto|parcelas?|sem juros|boleto|pix|privacidade|verzend(?:ing|kosten)|bezorging|retourneren|winkelwagen|aggiungi al carrello|carrello|spedizion[ei]|consegna|resi|reso|disponibile|esaurito|recensioni|stelle|acquista(?:re)?|offerta|sconto|sconti|saldi|pagamento|codice articolo",
  "무료 ?배송|배송|장바구니|구매|주문|반품|환불|교환|적립|쿠폰|할인|후기|리뷰|로그인|회원 ?가입|품절|재고|문의|משלוח|החזר(?:ות|ים)|סל (?:ה)?קניות|הוסף לסל|مرسوله|ارسال رایگان|سبد خرید|モニター|異な(?:る|って見える)場合|個体差|差异|实物为准|भिन्न हो सक|قد يختلف|価格|价格|價格|售价|कीमत|मूल्य|السعر|カート|買い物かご|送料|配送|発送|お届け|返品|返金|在庫|売り切れ|完売|レビュー|口コミ|つ星|星[0-9０-９]|税込|税抜|セール|割引|クーポン|ポイント(?:還元|進呈|獲得)|会員登録|ログイン|メルマガ|注文|購入|お気に入り|商品番号|品番|お問い合わせ|プライバシー|支払|購物車|购物车|加入购物|运费|運費|配送|发货|發貨|包邮|退货|退貨|退款|库存|有货|现货|售罄|评价|評價|好评|星级|促销|优惠|折扣|立即购买|下单|订单|客服|登录|注册|收藏|货号|支付|कार्ट|डिलीवरी|शिपिंग|वापसी|रिफंड|स्टॉक|समीक्षा|रेटिंग|छूट|ऑफर|ऑफ़र|खरीदें|ख़रीदें|ऑर्डर|कूपन|लॉगिन|भुगतान|السلة|عربة|الشحن|شحن مجاني|التوصيل|توصيل|الإرجاع|إرجاع|استرداد|المخزون|نفدت|تقييم|مراجعات|خصم|عرض خاص|اشتر|الطلب|اطلب|كوبون|تسجيل الدخول|الدفع|ضريبة|رقم المنتج",
);

/** Headings of parts that are not about the product, by zone. */
export const headingZones: readonly (readonly ["review" | "related" | "terms", RegExp])[] = [
  [
    "review",
    pattern(
      "(?:customer |product |user |guest )?reviews?(?: \\(.*)?|ratings?(?: (?:&|and) reviews?)?|testimonials|what (?:our |people |customers )\\w* ?(?:say|are saying|think)|loved by|questions?(?: (?:&|and) answers?)?|comments?|(?:kunden)?bewertungen|rezensionen|das sagen|kundenstimmen|avis(?: clients?)?|commentaires|témoignages|opiniones|reseñas|valoraciones|comentarios|avaliações|depoimentos|comentários|recensioni|opinioni|cosa dicono",
      "レビュー|口コミ|お客様の声|评价|评论|用户评价|समीक्षा|रिव्यू|التقييمات|المراجعات|آراء",
    ),
  ],
  [
    "related",
    pattern(
      "you (?:may|might|will|'ll)(?: also)? (?:like|love|enjoy|need)|(?:customers|others|people) (?:also|who)|related(?: products| items)?|similar (?:products|items)|recommended|recently viewed|frequently bought|complete the|pairs? well|more from|goes well|also bought|featured products|best ?sellers|das könnte|ähnliche|kunden kauften|passt dazu|passend dazu|zuletzt angesehen|empfehlungen|weitere|vous aimerez|produits (?:similaires|associés)|vus récemment|complétez|también (?:te|les|compraron)|productos (?:relacionados|similares)|te puede|vistos recientemente|produtos (?:relacionados|semelhantes|similares)|você (?:também|pode)|quem (?:viu|comprou)|potrebbe(?:ro)?|prodotti (?:correlati|simili)|visti di recente",
      "関連商品|おすすめ|こちらも|最近(?:見た|チェック)|一緒に|相关(?:商品|产品)|猜你喜欢|看了又看|推荐商品|संबंधित|आपको (?:यह|ये)|मिलते-जुलते|منتجات (?:ذات|مشابهة|مقترحة)|قد يعجبك",
    ),
  ],
  [
    "terms",
    pattern(
      "shipping|delivery|returns?|refunds?|payments?|faqs?|frequently asked|privacy|legal|contact|newsletter|stay in touch|join (?:us|our)|versand|lieferung|rückgabe|zahlung|häufige fragen|livraison|retours|paiement|questions fréquentes|env[ií]os?|devoluciones|pagos?|preguntas|entrega|trocas|devoluções|pagamento|perguntas|spedizion[ei]|resi|pagamenti|domande",
      "配送|送料|返品|お支払い|よくある|お問い合わせ|配送说明|退换|售后|支付|常见问题|डिलीवरी|वापसी|भुगतान|الشحن|الإرجاع|الدفع|الأسئلة",
    ),
  ],
];

/** Words behind which a sentence takes something back: what stands before them must not stand alone. */
export const qualifying = pattern(
  "if|when|while|unless|until|except|only|but|however|though|although|without|not|never|no|depending|provided|under|up to|as long as|where|wenn|falls|sofern|außer|nur|aber|jedoch|ohne|nicht|kein\\w*|nie|bis zu|je nach|solange|si|sauf|seulement|mais|sans|pas|jamais|selon|jusqu'à|lorsque|quand|cuando|salvo|excepto|solo|sólo|pero|sin|nunca|según|hasta|siempre que|se|quando|exceto|apenas|mas|sem|não|conforme|até|desde que|tranne|soltanto|ma|senza|non|mai|secondo|fino a|purché",
  "ただし|場合|除く|のみ|しか|ない|ません|条件|但|如果|除|仅|不|没有|只|लेकिन|अगर|यदि|जब|बिना|नहीं|केवल|सिर्फ|إذا|عند|لكن|إلا|فقط|بدون|ليس|لا |حسب",
);

/** Steps and ways of use. */
export const stepsWords = pattern(
  "how (?:to|it works)|step ?\\d|steps?|instructions for use|directions|so funktioniert|anleitung|anwendung|schritt|comment (?:ça marche|utiliser)|mode d'emploi|étapes?|cómo (?:funciona|usar)|pasos?|modo de (?:uso|empleo|usar)|como (?:funciona|usar)|passos?|passo a passo|come (?:funziona|si usa)|istruzioni|passaggi",
  "使い方|使用方法|ご使用方法|手順|ステップ|使用步骤|操作步骤|步骤|उपयोग (?:कैसे|की विधि|का तरीका)|कैसे इस्तेमाल|طريقة الاستخدام|طريقة الاستعمال|خطوات",
);

/** A house telling about itself. */
export const storyWords = pattern(
  "our (?:story|mission|values|history|people|promise)|about us|who we are|since (?:1[6-9]|20)\\d\\d|founded|family[- ]owned|unsere geschichte|über uns|wer wir sind|seit (?:1[6-9]|20)\\d\\d|gegründet|notre histoire|à propos|qui sommes-nous|depuis (?:1[6-9]|20)\\d\\d|nuestra historia|sobre nosotros|quiénes somos|desde (?:1[6-9]|20)\\d\\d|nossa história|sobre nós|quem somos|la nostra storia|chi siamo|dal (?:1[6-9]|20)\\d\\d",
  "私たちについて|会社概要|ブランドストーリー|創業|关于我们|品牌故事|我们的故事|हमारे बारे में|हमारी कहानी|من نحن|قصتنا|معلومات عنا",
);
