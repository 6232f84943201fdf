// Data lies outside lib, and there is no import path for it other than the relative one.
/* oxlint-disable import/no-relative-parent-imports */
import enGrammar from "../../../data/coverage/en/grammar.json" with { type: "json" };
import enBrief from "../../../data/coverage/en/brief.json" with { type: "json" };
import enVerbClasses from "../../../data/coverage/en/verb-classes.json" with { type: "json" };
import enVerbs from "../../../data/coverage/en/verbs.json" with { type: "json" };
import enClasses from "../../../data/coverage/en/classes.json" with { type: "json" };
import enNounKinds from "../../../data/coverage/en/noun-kinds.json" with { type: "json" };
import enNouns from "../../../data/coverage/en/nouns.json" with { type: "json" };
import enLabels from "../../../data/coverage/en/labels.json" with { type: "json" };
import esGrammar from "../../../data/coverage/es/grammar.json" with { type: "json" };
import esBrief from "../../../data/coverage/es/brief.json" with { type: "json" };
import esVerbClasses from "../../../data/coverage/es/verb-classes.json" with { type: "json" };
import esVerbs from "../../../data/coverage/es/verbs.json" with { type: "json" };
import esClasses from "../../../data/coverage/es/classes.json" with { type: "json" };
import esNounKinds from "../../../data/coverage/es/noun-kinds.json" with { type: "json" };
import esNouns from "../../../data/coverage/es/nouns.json" with { type: "json" };
import esLabels from "../../../data/coverage/es/labels.json" with { type: "json" };
import frGrammar from "../../../data/coverage/fr/grammar.json" with { type: "json" };
import frBrief from "../../../data/coverage/fr/brief.json" with { type: "json" };
import frVerbClasses from "../../../data/coverage/fr/verb-classes.json" with { type: "json" };
import frVerbs from "../../../data/coverage/fr/verbs.json" with { type: "json" };
import frClasses from "../../../data/coverage/fr/classes.json" with { type: "json" };
import frNounKinds from "../../../data/coverage/fr/noun-kinds.json" with { type: "json" };
import frNouns from "../../../data/coverage/fr/nouns.json" with { type: "json" };
import frLabels from "../../../data/coverage/fr/labels.json" with { type: "json" };
import deGrammar from "../../../data/coverage/de/grammar.json" with { type: "json" };
import deBrief from "../../../data/coverage/de/brief.json" with { type: "json" };
import deVerbClasses from "../../../data/coverage/de/verb-classes.json" with { type: "json" };
import deVerbs from "../../../data/coverage/de/verbs.json" with { type: "json" };
import deClasses from "../../../data/coverage/de/classes.json" with { type: "json" };
import deNounKinds from "../../../data/coverage/de/noun-kinds.json" with { type: "json" };
import deNouns from "../../../data/coverage/de/nouns.json" with { type: "json" };
import deLabels from "../../../data/coverage/de/labels.json" with { type: "json" };
import ptGrammar from "../../../data/coverage/pt/grammar.json" with { type: "json" };
import ptBrief from "../../../data/coverage/pt/brief.json" with { type: "json" };
import ptVerbClasses from "../../../data/coverage/pt/verb-classes.json" with { type: "json" };
import ptVerbs from "../../../data/coverage/pt/verbs.json" with { type: "json" };
import ptClasses from "../../../data/coverage/pt/classes.json" with { type: "json" };
import ptNounKinds from "../../../data/coverage/pt/noun-kinds.json" with { type: "json" };
import ptNouns from "../../../data/coverage/pt/nouns.json" with { type: "json" };
import ptLabels from "../../../data/coverage/pt/labels.json" with { type: "json" };
import itGrammar from "../../../data/coverage/it/grammar.json" with { type: "json" };
import itBrief from "../../../data/coverage/it/brief.json" with { type: "json" };
import itVerbClasses from "../../../data/coverage/it/verb-classes.json" with { type: "json" };
import itVerbs from "../../../data/coverage/it/verbs.json" with { type: "json" };
import itClasses from "../../../data/coverage/it/classes.json" with { type: "json" };
import itNounKinds from "../../../data/coverage/it/noun-kinds.json" with { type: "json" };
import itNouns from "../../../data/coverage/it/nouns.json" with { type: "json" };
import itLabels from "../../../data/coverage/it/labels.json" with { type: "json" };
import jaGrammar from "../../../data/coverage/ja/grammar.json" with { type: "json" };
import jaBrief from "../../../data/coverage/ja/brief.json" with { type: "json" };
import jaVerbClasses from "../../../data/coverage/ja/verb-classes.json" with { type: "json" };
import jaVerbs from "../../../data/coverage/ja/verbs.json" with { type: "json" };
import jaClasses from "../../../data/coverage/ja/classes.json" with { type: "json" };
import jaNounKinds from "../../../data/coverage/ja/noun-kinds.json" with { type: "json" };
import jaNouns from "../../../data/coverage/ja/nouns.json" with { type: "json" };
import jaLabels from "../../../data/coverage/ja/labels.json" with { type: "json" };
import zhGrammar from "../../../data/coverage/zh/grammar.json" with { type: "json" };
import zhBrief from "../../../data/coverage/zh/brief.json" with { type: "json" };
import zhVerbClasses from "../../../data/coverage/zh/verb-classes.json" with { type: "json" };
import zhVerbs from "../../../data/coverage/zh/verbs.json" with { type: "json" };
import zhClasses from "../../../data/coverage/zh/classes.json" with { type: "json" };
import zhNounKinds from "../../../data/coverage/zh/noun-kinds.json" with { type: "json" };
import zhNouns from "../../../data/coverage/zh/nouns.json" with { type: "json" };
import zhLabels from "../../../data/coverage/zh/labels.json" with { type: "json" };
import hiGrammar from "../../../data/coverage/hi/grammar.json" with { type: "json" };
import hiBrief from "../../../data/coverage/hi/brief.json" with { type: "json" };
import hiVerbClasses from "../../../data/coverage/hi/verb-classes.json" with { type: "json" };
import hiVerbs from "../../../data/coverage/hi/verbs.json" with { type: "json" };
import hiClasses from "../../../data/coverage/hi/classes.json" with { type: "json" };
import hiNounKinds from "../../../data/coverage/hi/noun-kinds.json" with { type: "json" };
import hiNouns from "../../../data/coverage/hi/nouns.json" with { type: "json" };
import hiLabels from "../../../data/coverage/hi/labels.json" with { type: "json" };
import arGrammar from "../../../data/coverage/ar/grammar.json" with { type: "json" };
import arBrief from "../../../data/coverage/ar/brief.json" with { type: "json" };
import arVerbClasses from "../../../data/coverage/ar/verb-classes.json" with { type: "json" };
import arVerbs from "../../../data/coverage/ar/verbs.json" with { type: "json" };
import arClasses from "../../../data/coverage/ar/classes.json" with { type: "json" };
import arNounKinds from "../../../data/coverage/ar/noun-kinds.json" with { type: "json" };
import arNouns from "../../../data/coverage/ar/nouns.json" with { type: "json" };
import arLabels from "../../../data/coverage/ar/labels.json" with { type: "json" };

/** The tables as they stand in data/coverage, not checked yet. */
export const languageData: Record<string, Record<string, unknown>> = {
  en: {
    grammar: enGrammar,
    brief: enBrief,
    verb_classes: enVerbClasses,
    verbs: enVerbs,
    classes: enClasses,
    noun_kinds: enNounKinds,
    nouns: enNouns,
    labels: enLabels,
  },
  es: {
    grammar: esGrammar,
    brief: esBrief,
    verb_classes: esVerbClasses,
    verbs: esVerbs,
    classes: esClasses,
    noun_kinds: esNounKinds,
    nouns: esNouns,
    labels: esLabels,
  },
  fr: {
    grammar: frGrammar,
    brief: frBrief,
    verb_classes: frVerbClasses,
    verbs: frVerbs,
    classes: frClasses,
    noun_kinds: frNounKinds,
    nouns: frNouns,
    labels: frLabels,
  },
  de: {
    grammar: deGrammar,
    brief: deBrief,
    verb_classes: deVerbClasses,
    verbs: deVerbs,
    classes: deClasses,
    noun_kinds: deNounKinds,
    nouns: deNouns,
    labels: deLabels,
  },
  pt: {
    grammar: ptGrammar,
    brief: ptBrief,
    verb_classes: ptVerbClasses,
    verbs: ptVerbs,
    classes: ptClasses,
    noun_kinds: ptNounKinds,
    nouns: ptNouns,
    labels: ptLabels,
  },
  it: {
    grammar: itGrammar,
    brief: itBrief,
    verb_classes: itVerbClasses,
    verbs: itVerbs,
    classes: itClasses,
    noun_kinds: itNounKinds,
    nouns: itNouns,
    labels: itLabels,
  },
  ja: {
    grammar: jaGrammar,
    brief: jaBrief,
    verb_classes: jaVerbClasses,
    verbs: jaVerbs,
    classes: jaClasses,
    noun_kinds: jaNounKinds,
    nouns: jaNouns,
    labels: jaLabels,
  },
  zh: {
    grammar: zhGrammar,
    brief: zhBrief,
    verb_classes: zhVerbClasses,
    verbs: zhVerbs,
    classes: zhClasses,
    noun_kinds: zhNounKinds,
    nouns: zhNouns,
    labels: zhLabels,
  },
  hi: {
    grammar: hiGrammar,
    brief: hiBrief,
    verb_classes: hiVerbClasses,
    verbs: hiVerbs,
    classes: hiClasses,
    noun_kinds: hiNounKinds,
    nouns: hiNouns,
    labels: hiLabels,
  },
  ar: {
    grammar: arGrammar,
    brief: arBrief,
    verb_classes: arVerbClasses,
    verbs: arVerbs,
    classes: arClasses,
    noun_kinds: arNounKinds,
    nouns: arNouns,
    labels: arLabels,
  },
};
