/** Words for the picture and its parts: they say where or how, and are nothing to draw. */
export const pictureWords =
  /^(?:background|foreground|distance|scene|atmosphere|ambiance|ambience|mood|vibe|sense|hint|touch|mix|hues?|tones?|glow|depth|middle|cent(?:er|re)|edge|backdrop|composition|perspective|angle|focus|frame|lighting|contrast|camera|details?|motion|fondo|escena|ambiente|arrière plan|plan|ambiance|décor|hintergrund|vordergrund|szene|stimmung|fundo|cena|sfondo|scena|atmosfera|背景|画面|前景|镜头|時分|时分|场景|氛围|雰囲気|シーン|पृष्ठभूमि|दृश्य|माहौल|خلفية|الخلفية|مشهد|المشهد)$/u;

/** "finds its way", "a lot of", "a kind of": nothing that could be seen. */
export const emptyNouns = new Set("way ways lot lots kind kinds sort sorts bit while".split(" "));
