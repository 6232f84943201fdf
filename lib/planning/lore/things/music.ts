import type { ThingLore } from "#lib/planning/lore/lore.ts";

export const musicThings: readonly ThingLore[] = [
  {
    id: "guitar",
    nouns:
      "guitar violin cello banjo harp ukulele lute sitar mandolin bass electric-guitar fiddle viola double-bass lyre koto zither balalaika",
    parts: ["the tuning peg", "the trembling string", "the worn fret", "the sound hole", "the scratched varnish"],
    still: ["lie in an open case", "lean silent against {o}", "hang with one string loose"],
    stir: ["hum at a touch", "tremble on one low string", "ring faintly beside {o}"],
    fail: ["snap a string and [curl]", "slip out of tune", "crack along the body", "fall against {o}"],
    shine: ["ring with every string", "shine in stage light", "rest warm beside {o}", "let one note fade"],
  },
  {
    id: "piano",
    nouns:
      "piano organ keyboard-piano accordion synthesizer xylophone harpsichord grand-piano upright-piano melodica marimba harmonium pianola",
    parts: ["the yellowed key", "the felt hammer", "the worn pedal", "the open lid", "the row of strings"],
    still: ["stand shut under a cloth", "keep one key sunk", "reflect {o} in black lacquer"],
    stir: ["sink one key slowly", "lift a felt hammer", "hum from low strings beside {o}"],
    fail: ["stick on one key", "snap a string inside", "go out of tune", "slam the lid near {o}"],
    shine: ["ripple from low to high", "ring out into {p}", "shine black beside {o}", "hold the last chord"],
  },
  {
    id: "trumpet",
    nouns:
      "trumpet flute saxophone clarinet trombone recorder harmonica oboe tuba bagpipe horn-instrument bugle french-horn panpipes didgeridoo whistle horn bassoon instrument",
    parts: ["the polished bell", "the valve", "the wet mouthpiece", "the worn key pad", "the dent in the brass"],
    still: ["lie cold in velvet", "hang dull on a strap", "rest beside {o}"],
    stir: ["catch gold light", "breathe a thin first note", "point up past {o}"],
    fail: ["crack on a high note", "stick at one valve", "squeal and [break] off", "drop against {o}"],
    shine: ["ring bright over {p}", "gleam along every curve", "let the last note hang", "sound out above {o}"],
  },
  {
    id: "drum",
    nouns:
      "drum tambourine cymbal djembe tabla bongo drumstick-pair drumkit snare timpani maraca castanets triangle steel-drum drum-kit taiko",
    parts: ["the stretched skin", "the bouncing stick", "the shivering rim", "the worn beater", "the tightening rope"],
    still: ["stand silent on {p}", "rest with slack skin", "catch dust on the rim"],
    stir: ["shiver at a light tap", "bounce grains of sand", "roll low beside {o}"],
    fail: ["split across the skin", "lose the beat", "roll away from {o}"],
    shine: ["thunder across {p}", "blur under the sticks", "shake {o} with each beat", "crash and [ring] out"],
  },
];
