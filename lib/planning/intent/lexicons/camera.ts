import type { Angle, AspectRatio, Framing, Movement } from "#lib/contract/vocabulary.ts";

type Rule<T> = readonly [pattern: string, value: T];
const compiled = <T>(rules: readonly Rule<T>[]): readonly (readonly [RegExp, T])[] =>
  rules.map(([pattern, value]) => [new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?!\\p{L})`, "giu"), value]);
/** Scripts without spaces, and languages that glue endings on, are matched inside a run. */
const glued = <T>(rules: readonly Rule<T>[]): readonly (readonly [RegExp, T])[] =>
  rules.map(([pattern, value]) => [new RegExp(pattern, "giu"), value]);

export const movementRules = [
  ...compiled<Movement>([
    ["whip[- ]?pan|barrido rápido|panoramique filé|reißschwenk", "whip_pan"],
    [
      "(?:slow |gentle )?(?:push[- ]?in|dolly[- ]?in|pushes in|pushing in)|travelling avant|travelling hacia (?:adelante|dentro)|acercamiento lento|kamerafahrt (?:nach vorn|heran)|fahrt heran|aproximação lenta|carrellata in avanti|наезд камеры|inrijder",
      "push_in",
    ],
    [
      "(?:slow )?(?:pull[- ]?(?:out|back)|dolly[- ]?out|pulls back|pulling back)|travelling arrière|alejamiento|rückfahrt|afastamento|carrellata indietro|отъезд камеры",
      "pull_out",
    ],
    ["zoom[- ]?in|zooms in|zoom avant|heranzoomen", "zoom_in"],
    ["zoom[- ]?out|zooms out|zoom arrière|herauszoomen", "zoom_out"],
    [
      "(?:(?:from|with|by) (?:a|the) )?(?:drone|aerial|bird'?s[- ]eye)[- ](?:shots?|views?|flight|footage|video|pass)|(?:from|with|by) (?:a|the) drone|(?<=(?:^|[,.;:!?]) ?)(?:(?:slow|fast|low|smooth|gentle) )?drone(?= (?:over|above|through|across|around|along))|aerials?|bird'?s[- ]eye|(?:toma|plano|vista|vuelo|vídeo)s? (?:aére[oa]s?|(?:de|con) dron)|con (?:un )?dron|vues? aériennes?|(?:vue|plan) (?:de|par) drone|par drone|survol(?: de| du| des| en drone)?|drohnen(?:flug|aufnahmen?|video)|mit (?:der|einer) drohne|luftaufnahmen?|(?:vista|tomada|imagem) aérea|(?:voo|imagem|imagens|plano|tomada) de drone|com drone|ripres[ae] (?:aere[ae]|(?:con|da|col) drone)|dal drone|съёмк[аи] с дрона|с дрона|luchtopname",
      "drone_rise",
    ],
    [
      "hand[- ]?held|cámara en mano|caméra à l['’]épaule|caméra portée|handkamera|câmera na mão|camera a mano|с рук|uit de hand",
      "handheld",
    ],
    [
      "tracking shot|track(?:s|ing) (?:behind|after)|follow(?:ing)? shot|camera follows|steadicam|plano secuencia|travelling lateral|verfolgungsfahrt|plano sequência|carrellata",
      "tracking_follow",
    ],
    ["lead(?:ing)? shot|tracking backwards?", "tracking_lead"],
    ["pan(?:s|ning)? (?:to the )?left|paneo a la izquierda|schwenk nach links", "pan_left"],
    [
      "pan(?:s|ning)? (?:to the )?right|paneo|panoramique|schwenk nach rechts|kameraschwenk|slow pan|panning shot|panorámica|panoramica",
      "pan_right",
    ],
    ["tilt(?:s|ing)? up|contrapicado ascendente", "tilt_up"],
    ["tilt(?:s|ing)? down", "tilt_down"],
    ["crane (?:shot|up|move)|craning up|toma de grúa|plan à la grue|kranfahrt|plano de grua", "crane_up"],
    ["crane down", "crane_down"],
    ["orbit(?:s|ing)?(?: shot)?|arc shot|circles around|360|órbita|fährt um|umkreist|girando alrededor", "arc_left"],
    ["rack focus|pull focus|cambio de foco|bascule de point|schärfenverlagerung", "rack_focus"],
    [
      "static (?:shot|camera)|locked[- ]?off|tripod|plano fijo|cámara fija|plan fixe|caméra fixe|statische kamera|stativ|plano estático|câmera fixa|inquadratura fissa|статичн\\p{L}* камер\\p{L}*",
      "static",
    ],
    ["truck left|slides? left", "truck_left"],
    ["truck right|slides? right|lateral (?:tracking|dolly)|slider shot", "truck_right"],
    ["pedestal up|rises slowly past", "pedestal_up"],
  ]),
  ...glued<Movement>([
    ["ドリーイン|寄っていく|カメラが近づ|推近|推镜头|缓慢推进|달리 인|푸시 인|ट्रैक इन|اقتراب الكاميرا", "push_in"],
    ["ドリーアウト|引いていく|拉远|拉镜头|달리 아웃|ابتعاد الكاميرا", "pull_out"],
    ["空撮|ドローン|航拍|无人机镜头|鸟瞰|드론|항공 ?촬영|ड्रोन|تصوير جوي|من السماء|طائرة بدون طيار", "drone_rise"],
    ["手持ち|手持镜头|手持拍摄|핸드헬드|हैंडहेल्ड|كاميرا محمولة", "handheld"],
    ["ズームイン|变焦推|줌 ?인|ज़ूम इन", "zoom_in"],
    ["ズームアウト|줌 ?아웃|ज़ूम आउट", "zoom_out"],
    ["追いかけるカメラ|トラッキング|跟拍|跟随镜头|트래킹", "tracking_follow"],
    ["固定カメラ|固定镜头|고정 카메라|स्थिर कैमरा|كاميرا ثابتة", "static"],
    ["パンする|摇镜头|패닝", "pan_right"],
    ["环绕镜头|旋回カメラ|오비트", "arc_left"],
  ]),
];

/** Who carries out the orders: no thing of the story. */
export const cameraWords =
  /(?<!\p{L})(?:the|our) camera (?=(?:then |slowly |gently |smoothly |gradually |steadily )?(?:zoom|pan|tilt|mov|follow|track|glid|push|pull|captur|reveal|linger|switch|circl|orbit|drift|sweep|ris|descend|dolli|stay|remain|hold|focus|transition|shift|turn|rotat|start|begin|is ))|la c[áa]mara (?=(?:sigue|se |gira|avanza|recorre|muestra))|la caméra (?=(?:suit|se |tourne|avance|glisse|montre))|die kamera (?=(?:folgt|schwenkt|fährt|gleitet|zeigt))|镜头(?=缓|慢|跟|推|拉|移|从|随)|カメラ(?=が|は)/giu;

export const angleRules = [
  ...compiled<Angle>([
    [
      "low[- ]angle|worm'?s[- ]eye|contrapicado|ángulo bajo|contre[- ]plongée|untersicht|froschperspektive|ângulo baixo|angolo basso|dal basso|нижн\\p{L}* ракурс",
      "low",
    ],
    [
      "overhead|top[- ]down|bird'?s[- ]eye|cenital|vue du dessus|draufsicht|vogelperspektive|zenital|dall'alto|вид сверху",
      "overhead",
    ],
    [
      "high[- ]angle|plano picado|en picado|(?:vue|plan) en plongée|en plongée|in aufsicht|ângulo alto|верхн\\p{L}* ракурс",
      "high",
    ],
    ["dutch angle|dutch tilt|canted|plano holandés|plan débullé", "dutch"],
    [
      "over[- ]the[- ]shoulder|sobre el hombro|par-dessus l'épaule|über die schulter|sobre o ombro|sopra la spalla|через плечо",
      "over_shoulder",
    ],
    [
      "pov|point[- ]of[- ]view|first[- ]person view|primera persona|vue subjective|caméra subjective|subjektive|ponto de vista|soggettiva",
      "pov",
    ],
    ["ground[- ]level|from the ground|a ras de suelo|au ras du sol|bodennah|rente ao chão|raso terra", "ground"],
    ["eye[- ]level|a la altura de los ojos|à hauteur d'yeux|augenhöhe|altura dos olhos", "eye_level"],
  ]),
  ...glued<Angle>([
    ["ローアングル|低角度|仰拍|로우 ?앵글|लो एंगल|زاوية منخفضة", "low"],
    ["真上から|俯瞰|俯拍|부감|탑뷰|زاوية علوية", "overhead"],
    ["ハイアングル|高角度|하이 ?앵글", "high"],
    ["主観|第一人称视角|1인칭 시점", "pov"],
    ["肩越し|过肩|오버 숄더", "over_shoulder"],
  ]),
];

export const framingRules = [
  ...compiled<Framing>([
    [
      "extreme close[- ]?up|macro(?: shot)?|primerísimo plano|très gros plan|detailaufnahme|makro|macro|primeiríssimo plano|primissimo piano|макро",
      "extreme_close",
    ],
    [
      "close[- ]?ups?(?: of| on)?|primer plano|gros plan|nahaufnahme|großaufnahme|primeiro plano|primo piano|крупн\\p{L}* план\\p{L}*",
      "close",
    ],
    [
      "extreme wide|establishing shot|gran plano general|plan d'ensemble|supertotale|plano geral aberto|campo lunghissimo",
      "extreme_wide",
    ],
    [
      "wide[- ]?(?:shot|angle|view)|plano general|plan large|in der totalen?|weitwinkel|plano geral|plano aberto|campo lungo|общ\\p{L}* план\\p{L}*",
      "wide",
    ],
    ["full[- ](?:body )?shot|plano entero|plan pied|halbtotale|plano inteiro|figura intera", "full"],
    [
      "medium shot|mid[- ]shot|plano medio|plan moyen|plan américain|halbnah\\p{L}*|plano médio|piano medio|средн\\p{L}* план\\p{L}*",
      "medium",
    ],
    ["insert shot|insert of|detail shot|plano detalle|plano detalhe|inquadratura di dettaglio", "insert"],
  ]),
  ...glued<Framing>([
    ["超クローズアップ|マクロ|微距|매크로|मैक्रो", "extreme_close"],
    ["クローズアップ|アップで|特写|클로즈 ?업|क्लोज़ ?-?अप|लोज-?अप|لقطة قريبة|لقطة مقربة", "close"],
    ["ロングショット|広角|远景|全景|广角|와이드 ?샷|롱 ?샷|वाइड शॉट|لقطة واسعة", "wide"],
  ]),
];

export const aspectRules = [
  ...compiled<AspectRatio>([
    [
      "9\\s*[:x×/]\\s*16|9 by 16|portrait (?:format|mode|video)|(?:(?:for |para |pour |für |per )?(?:an |the |un |une |ein |um )?(?:instagram|facebook|youtube|insta|ig)[- ](?:reels?|stor(?:y|ies)|shorts?)|for (?:reels|stories|shorts)|tik ?tok)(?: video| clip| ad)?|hochformat|hochkant|формат 9 на 16|вертикальн\\p{L}*|verticaal",
      "9:16",
    ],
    [
      "1\\s*[:x×/]\\s*1|square (?:format|video|crop|aspect ratio)|in square|format carré|formato (?:cuadrado|quadrado|quadrato)|quadratisches? (?:format|video)|квадратн\\p{L}*|vierkant",
      "1:1",
    ],
    ["16\\s*[:x×/]\\s*9|widescreen|landscape (?:format|mode|video)|querformat|format paysage|breitbild", "16:9"],
  ]),
  ...glued<AspectRatio>([
    ["縦型|縦長|縦動画|縦画面|ショート動画|竖屏|竖版|抖音|세로|릴스|쇼츠|वर्टिकल|खड़ा वीडियो|عمودي[ةه]?|ريلز", "9:16"],
    ["正方形|方形画面|정사각형|वर्गाकार वीडियो|فيديو مربع", "1:1"],
    ["横長|横型|横画面|横屏|가로|أفقي[ةه]?", "16:9"],
  ]),
];

/** Words that mean a format only when they stand alone or beside words for a film: a cliff is vertical, too. */
export const looseAspectRules = compiled<AspectRatio>([
  ["vertical(?:es|e|i)?|verticaux|vertikal\\p{L}*|verticales?|portrait|reels?|stories|shorts", "9:16"],
  ["square|cuadrad[oa]|carrée?|quadrad[oa]|quadrat[oa]|quadratisch\\p{L}*", "1:1"],
  ["horizontal(?:e|es)?|orizzontale", "16:9"],
]);
