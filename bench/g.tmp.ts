import { glossWord } from "#lib/planning/meaning/gloss.ts";
import { englishFor } from "#lib/planning/story/english.ts";
for (const w of ["الجدة","جدة","جدته","الجد"]) console.log(w, glossWord(w,"ar"), englishFor(w,"ar"));
