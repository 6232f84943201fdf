import { figure } from "./scene-element.ts";
import { bodyCycle, paintPerson } from "./shapes/person.ts";

export const person = figure({
  id: "person",
  kind: "person",
  words: ["person", "man", "woman", "lady", "guy", "figure", "keeper", "worker", "barista", "chef", "cook", "doctor", "nurse", "teacher", "dancer", "singer", "runner", "athlete", "detective", "astronaut", "farmer", "fisherman", "sailor", "soldier", "musician", "artist", "painter", "writer", "photographer", "traveler", "traveller", "hiker", "cyclist", "boxer", "swimmer", "skater", "surfer", "driver", "pilot", "engineer", "scientist", "designer", "founder", "customer", "friend", "mother", "father", "grandmother", "grandfather", "neighbor", "stranger", "hero", "heroine", "warrior", "knight", "wizard", "witch", "king", "queen", "model", "bride", "groom", "player", "dj", "skateboarder", "climber", "baker", "gardener", "student", "actor", "actress", "someone", "mom", "dad", "wife", "husband", "persona", "hombre", "mujer", "señora", "chico", "chica", "farero", "bailarina", "bailarín", "corredor", "corredora", "astronauta", "pescador", "marinero", "músico", "artista", "viajero", "cocinero", "panadero", "abuela", "abuelo", "madre", "padre", "amigo", "amiga", "personne", "homme", "femme", "gardien", "danseur", "danseuse", "coureur", "coureuse", "détective", "astronaute", "pêcheur", "marin", "musicien", "artiste", "voyageur", "cuisinier", "boulanger", "mère", "père", "ami", "amie", "mann", "frau", "wärter", "tänzer", "tänzerin", "läufer", "läuferin", "detektiv", "fischer", "seemann", "musiker", "künstler", "reisender", "koch", "bäcker", "mutter", "vater", "freund", "freundin", "pessoa", "homem", "mulher", "faroleiro", "dançarina", "dançarino", "detetive", "marinheiro", "viajante", "cozinheiro", "padeiro", "mãe", "pai", "uomo", "donna", "guardiano", "ballerina", "ballerino", "corridore", "pescatore", "marinaio", "musicista", "viaggiatore", "cuoco", "fornaio", "amico", "人", "男", "女", "男性", "女性", "人物", "彼", "彼女", "灯台守", "ダンサー", "探偵", "漁師", "職人", "料理人", "母", "父", "友達", "男人", "女人", "男子", "女子", "守塔人", "舞者", "侦探", "渔夫", "厨师", "工匠", "母亲", "父亲", "朋友", "व्यक्ति", "आदमी", "औरत", "महिला", "पुरुष", "इंसान", "नर्तकी", "मछुआरा", "माँ", "पिता", "दोस्त", "شخص", "رجل", "امرأة", "سيدة", "حارس", "راقصة", "صياد", "بحار", "طباخ", "أم", "أب", "صديق"],
  height_m: 1.75,
  layers: ["subject", "foreground", "midground"],
  box: { left: -0.5, right: 0.5, top: -1.12, bottom: 0.03 },
  cycle: bodyCycle,
  paint: paintPerson,
});
