import { expect, test } from "vitest";
import { foldText } from "#lib/gate/fold-text.ts";
import { findPolicy } from "./judge-policy.ts";
import { findUnderAge } from "./under-age.ts";

const harmless = [
  "She is not yet of age and already conducts the town band",
  "He isn't eighteen, but he drives the tractor better than his father",
  "They are still in school and run a newspaper",
  "Two months short of her eighteenth birthday she wins the regatta",
  "A ninth-grader repairs the church clock",
  "Too young to vote, she speaks before the parliament",
  "A singer in her teens forgets the anthem",
  "He has seen fifteen summers and no sea",
  "A violinist who is only twelve, and an orchestra that listens",
  "Aún no es mayor de edad y ya dirige el coro",
  "No ha cumplido los dieciocho y pilota un planeador",
  "Todavía va al instituto y arregla relojes",
  "Una clase de segundo de la ESO planta un huerto",
  "Ella tiene quince, y una trompeta más grande que ella",
  "Elle n'est pas encore majeure et répare déjà des moteurs",
  "Il n'a pas encore ses dix-huit ans et gagne la course",
  "Elles sont encore au lycée et montent une radio",
  "Avant la majorité, il a construit son bateau",
  "Sie ist noch nicht volljährig und leitet schon den Chor",
  "Er geht noch zur Schule und baut eine Orgel",
  "Eine neunte Klasse rettet den Stadtpark",
  "Unter achtzehn, aber die Beste im Schach",
  "Der Bäckerlehrling wird erst sechzehn, und das Brot gelingt",
  "Ele ainda não é maior de idade e rege a banda",
  "Ela não completou dezoito e pilota um barco",
  "Eles ainda estão na escola e fazem um jornal",
  "O nono ano do colégio planta cem árvores",
  "Non è ancora maggiorenne e dirige la banda del paese",
  "Prima dei diciotto ha già girato il mondo in bici",
  "Vanno ancora a scuola e aprono una radio",
  "Una quindicenne ripara il campanile",
  "La terza media dipinge il sottopasso",
  "まだ成人していない彼女が町の楽団を指揮する",
  "十八歳未満の棋士が名人に勝つ",
  "彼はまだ学校に通っていて、夜は時計を直す",
  "高二の夏、二人で船を作る",
  "她还没成年，已经指挥乐队",
  "他不满十八岁就修好了钟楼",
  "他们还在上学，办了一份报纸",
  "高二那年夏天，他们造了一条船",
  "वह अभी बालिग नहीं है और बैंड चलाती है",
  "वह अठारह से कम की है और नाव चलाती है",
  "वे अभी स्कूल में पढ़ते हैं और अख़बार निकालते हैं",
  "दसवीं कक्षा की टोली पेड़ लगाती है",
  "لم تبلغ الثامنة عشرة بعد وتقود الفرقة",
  "دون سن الرشد ويصلح الساعات",
  "ما زالوا في المدرسة ويصدرون جريدة",
  "فتى في الخامسة عشرة يبني قاربًا",
];

test.each(harmless)("somebody under age is read in %j, and the sentence passes", (text) => {
  const folded = foldText(text);
  expect(findUnderAge(folded.text)).not.toEqual([]);
  expect(findPolicy(folded)).toEqual([]);
});

test.each([
  "She is of age and conducts the town band",
  "Two women past fifty row across the lake",
  "He turned eighty and bought a school bus",
  "Zwei Rentner spielen Schach im Park",
  "Une boulangère de quarante ans ouvre sa boutique",
  "Dos jubilados pescan en el muelle",
  "七十歳の双子が将棋を指す",
  "三十五岁的木匠修船",
  "चालीस साल की डाकिया साइकिल चलाती है",
  "نجار في الخمسين يصلح قاربًا",
])("nobody under age is read in %j", (text) => {
  expect(findUnderAge(foldText(text).text)).toEqual([]);
});

test.each([
  "Child protection officers explain to a school how to ask for help",
  "A biology lesson, and the teacher knows less of frogs than the ninth-graders",
  "Pupils not yet of age learn to say no, and whom to call",
  "A paediatrician examines a boy with a fever while his mother holds his hand",
  "Fifteen-year-old twins swim the lake in the rain and their grandmother times them",
  "Ein Jugendamt erklärt Schülern der siebten Klasse, wer ihnen hilft",
  "Une infirmière scolaire parle de puberté à des élèves de cinquième",
  "La maestra enseña a los alumnos a decir que no",
  "As alunas do nono ano dançam na festa junina",
  "Gli alunni di terza media imparano il primo soccorso",
  "保健室の先生が中学生の悩みを聞く",
  "儿童保护热线的志愿者给初中生上课",
  "स्कूल की नर्स छात्राओं को मासिक धर्म के बारे में समझाती है",
  "ممرضة المدرسة تشرح للطالبات الإسعاف الأولي",
])("%j passes, though it tells of minors", (text) => {
  expect(findPolicy(foldText(text))).toEqual([]);
});
