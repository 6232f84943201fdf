const irregular: ReadonlyMap<string, string> = new Map(
  (
    "be:is,are,was,were,been,being,am have:has,had do:does,did,done go:goes,went,gone make:made find:found lose:lost break:broke,broken " +
    "freeze:froze,frozen forget:forgot,forgotten hide:hid,hidden steal:stole,stolen write:wrote,written draw:drew,drawn " +
    "build:built catch:caught bring:brought buy:bought sell:sold tell:told say:said leave:left keep:kept sleep:slept " +
    "feel:felt send:sent spend:spent bend:bent lend:lent sit:sat,sitting stand:stood lie:lay,lain,lying fall:fell,fallen " +
    "grow:grew,grown know:knew,known throw:threw,thrown blow:blew,blown fly:flew,flown,flies see:saw,seen take:took,taken " +
    "give:gave,given eat:ate,eaten bite:bit,bitten drive:drove,driven ride:rode,ridden rise:rose,risen speak:spoke,spoken " +
    "wear:wore,worn tear:tore,torn choose:chose,chosen wake:woke,woken sing:sang,sung drink:drank,drunk begin:began,begun " +
    "swim:swam,swum sink:sank,sunk spin:spun win:won hang:hung dig:dug hold:held lead:led feed:fed meet:met " +
    "shoot:shot teach:taught think:thought fight:fought sew:sewn show:shown sweep:swept pay:paid light:lit dream:dreamt " +
    "weave:wove,woven forgive:forgave,forgiven overcome:overcame die:died,dying get:got,gotten flee:fled run:ran come:came " +
    "become:became hear:heard stick:stuck strike:struck swing:swung cling:clung ring:rang shrink:shrank,shrunk swear:swore,sworn " +
    "shake:shook,shaken speed:sped slide:slid creep:crept weep:wept kneel:knelt lay:laid tie:tied,tying leap:leapt burn:burnt " +
    "learn:learnt spill:spilt seek:sought bear:bore,born,borne grind:ground wind:wound bind:bound breed:bred bleed:bled knit:knitted " +
    "sting:stung fling:flung sling:slung wring:wrung string:strung spring:sprang,sprung stink:stank,stunk beat:beaten spit:spat " +
    "stride:strode,stridden tread:trod,trodden slay:slew,slain shear:shorn mow:mown hew:hewn sow:sown saw:sawn deal:dealt " +
    "mean:meant smell:smelt spell:spelt spoil:spoilt shine:shone arise:arose,arisen awake:awoke,awoken wed:wedded " +
    "withdraw:withdrew,withdrawn undo:undid,undone redo:redid,redone understand:understood overtake:overtook,overtaken " +
    "overthrow:overthrew,overthrown undertake:undertook,undertaken swell:swollen forbid:forbade,forbidden prove:proven " +
    "forsake:forsook,forsaken mistake:mistook,mistaken rewrite:rewrote,rewritten rebuild:rebuilt outrun:outran " +
    "withhold:withheld uphold:upheld unwind:unwound rethink:rethought retell:retold foresee:foresaw,foreseen slink:slunk " +
    "bestride:bestrode,bestridden"
  )
    .split(" ")
    .flatMap((entry) => {
      const [base = "", forms = ""] = entry.split(":");
      return forms.split(",").map((form) => [form, base] as const);
    }),
);

/** The base forms an English verb form may come from, likeliest first: `carries` -> `carry`; `hoping` -> `hope`, `hop`. */
export const baseForms = (form: string): string[] => {
  const word = form.toLowerCase();
  const known = irregular.get(word);
  if (known !== undefined) return [known];
  const bare = (length: number): string[] => {
    const stem = word.slice(0, -length);
    const undoubled = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
    return [...undoubled, stem, `${stem}e`];
  };
  if (word.endsWith("ies")) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1), word];
  if (word.endsWith("ied")) return [`${word.slice(0, -3)}y`];
  if (/.{2}ed$/.test(word)) return [...bare(2), word];
  if (/.{2}ing$/.test(word)) return [...bare(3), word];
  return [word];
};
