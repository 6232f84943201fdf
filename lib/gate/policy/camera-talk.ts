/** What a camera is called, what it does, where to and how: folded, in Latin letters. */
const cameras =
  "camera kamera camara telecamera cinepresa macchina objetivo objectif objektiv obiettivo lente lens toma plano plan shot travelling traveling dolly zoom pan tilt";
const deeds =
  "mueve mueva desplaza desplace avanza avance retrocede retroceda aleja aleje acerca acerque sube suba baja baje desciende descienda asciende ascienda gira gire rota inclina incline panea sigue cruza bordea " +
  "deplace avance recule monte descend tourne pivote s'eloigne eloigne s'approche approche s'incline suit glisse longe " +
  "fahrt schwenkt steigt senkt neigt kreist dreht gleitet zoomt bewegt nahert entfernt folgt zieht " +
  "move mova desloca avanca recua afasta aproxima desce gira inclina segue desliza " +
  "sposta muove avanza arretra allontana avvicina sale scende ruota inclina segue scorre " +
  "moves drifts glides pans tilts pushes pulls rises sinks orbits zooms slides tracks trucks dollies cranes";
const ways =
  "izquierda derecha arriba abajo adelante atras adentro afuera centro suelo cielo alrededor gauche droite haut bas avant arriere centre autour sol ciel links rechts oben unten hoch runter hinauf hinunter vor vorwarts zuruck ruckwarts herum hinein heraus weg mitte boden himmel " +
  "esquerda direita cima baixo frente tras volta chao ceu sinistra destra alto basso avanti indietro intorno attorno terra cielo left right up down in out back forward forwards backwards away around centre center ground sky";
const manners =
  "lentamente despacio suavemente suave lento lenta poco rapido rapidamente lentement doucement doux douce vite rapidement langsam sanft schnell langsamer devagar suavemente lentamente piano dolcemente lento lenta slowly gently softly smoothly quickly slow gentle";
const small =
  "la el los las lo un una se su y e a al en de del hacia con por le les des du et vers sur en au aux l die der das den dem ein eine und nach sich im in zum zur auf o os as um uma para pela pelo ao no na il i gli uno verso si con the a an and to towards toward it its over of";

const words = new Set(`${cameras} ${deeds} ${ways} ${manners} ${small}`.split(" "));
const named = new Set(cameras.split(" "));

/**
 * A folded text without its clauses that tell the camera where to go and nothing else: they show nobody and nothing, and
 * the words of another language that only "camera" is known of would be judged by the company that this word keeps.
 * Blanked, so that places count as before.
 */
export const withoutCameraTalk = (text: string): string =>
  text.replaceAll(/[^.!?;:,\n]+/gu, (clause) => {
    const said = clause.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
    return said.some((word) => named.has(word)) && said.every((word) => words.has(word))
      ? " ".repeat(clause.length)
      : clause;
  });
