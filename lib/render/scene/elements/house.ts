import { figure } from "./scene-element.ts";
import { paintHouse } from "./shapes/buildings.ts";

export const house = figure({
  id: "house",
  kind: "building",
  words: ["house", "home", "cottage", "cabin", "hut", "barn", "farm", "villa", "village", "farmhouse", "shed", "church", "temple", "monastery", "school", "hospital", "hotel", "cafe", "station", "casa", "cabaña", "granja", "pueblo", "iglesia", "templo", "escuela", "maison", "cabane", "ferme", "église", "école", "haus", "hütte", "scheune", "bauernhof", "dorf", "kirche", "tempel", "schule", "cabana", "fazenda", "vila", "igreja", "escola", "capanna", "fattoria", "villaggio", "chiesa", "tempio", "scuola", "家", "小屋", "村", "寺", "神社", "学校", "房子", "村庄", "寺庙", "घर", "मकान", "झोपड़ी", "गाँव", "मंदिर", "بيت", "منزل", "كوخ", "قرية", "مسجد", "مدرسة"],
  height_m: 7,
  layers: ["midground", "background", "subject"],
  surroundings: ["hills"],
  box: { left: -0.75, right: 0.75, top: -1.2, bottom: 0.03 },
  paint: paintHouse,
});
