import type { InstructionWords } from "./instruction-words.ts";

const after = "(?<=(?<!\\p{L})(?:so|as|too|less|very|more|that|quite|really) )";
const lit =
  "(?:(?:key )?light(?:ing)?|lit|sun(?:light)?|lamp)(?: (?:it|her|him|them))?(?: comes?| coming| falls?| falling)?";

export const en = {
  language: "en",
  spaced: true,
  cues: [
    [
      "closer",
      `closer(?: in| up| to \\S+(?: face)?)?|tighter|nearer|tighten(?: up)?(?: the (?:shot|frame|framing))?|punch in|close in|crop in|(?:get|go|come|move|be) (?:really |very |right |in )?close(?: in| up)?|${after}(?:close|near|tight)|fill the frame|bigger in (?:the )?frame`,
    ],
    [
      "wider",
      `wider|(?:further|farther)(?: away| back| out| off)?|(?:go|move|step|come) back|back (?:up|off)|(?:show|see) more of (?:the |her |his )?(?:scene|place|surroundings|background|room|street|landscape|environment|set|space|world|city)|(?:show|see) the (?:surroundings|environment|whole (?:scene|place|room|street))|zoomed out|more distance|more space around \\S+|${after}(?:wide|far(?: away)?)`,
    ],
    [
      "framing:extreme_close",
      "extreme(?:ly)? close(?:[- ]?ups?)?|macro(?: shot)?|super close|(?:just|only) (?:her|his|their|the) eyes?",
    ],
    ["framing:medium_close", "medium close[- ]?ups?|head and shoulders|chest up|bust shot"],
    ["framing:close", "close[- ]?ups?(?: (?:of|on) (?:her|his|their|the) face)?|on (?:her|his|their) face"],
    ["framing:medium", "(?:medium|mid)(?:[- ]?(?:shot|framing|view))|medium|waist up|from the waist up"],
    ["framing:full", "full[- ](?:body|shot|length|figure)(?: shot)?|(?:from )?head to (?:toe|foot)|whole body"],
    ["framing:extreme_wide", "(?:extreme(?:ly)?|very|super|ultra)[- ]wide(?: shot)?|establishing(?: shot)?|vista"],
    ["framing:wide", "wide[- ]?(?:shot|view|framing)|wide angle(?: shot| view)|long shot|wide"],
    ["framing:insert", "insert(?: shot)|detail shot|cutaway"],
    [
      "movement:push_in",
      "(?:slow )?push(?:es|ing)?[- ]?(?:in|forward)|dolly(?:ing)?[- ]?(?:in|forward|shot|move)|dolly|track(?:ing)? (?:in|forward)|move(?: slowly)? (?:in|forward|toward|towards)(?: (?:on|to))?|creep(?:ing)? in",
    ],
    [
      "movement:pull_out",
      "pull(?:s|ing)?[- ]?(?:out|back)|dolly(?:ing)?[- ]?(?:out|back(?:wards?)?)|track(?:ing)? (?:out|back)",
    ],
    ["movement:pan_left", "pan(?:s|ning)? (?:slowly )?(?:to the )?left|left pan"],
    ["movement:pan_right", "pan(?:s|ning)?(?: (?:slowly )?(?:to the )?right| shot| across)?|right pan"],
    ["movement:tilt_up", "tilt(?:s|ing)? up(?:wards?)?"],
    ["movement:tilt_down", "tilt(?:s|ing)? down(?:wards?)?"],
    ["movement:truck_left", "(?:truck|slid|track|dolly|mov)(?:e|ing)?(?: the camera)? (?:to the )?left"],
    [
      "movement:truck_right",
      "(?:truck|slid|track|dolly|mov)(?:e|ing)?(?: the camera)? (?:to the )?right|lateral (?:move|dolly|tracking)|slider(?: shot)?|sideways(?: move| movement)?",
    ],
    ["movement:pedestal_up", "(?:pedestal|boom)(?:ing)? up|ris(?:e|ing) (?:straight )?up"],
    ["movement:pedestal_down", "(?:pedestal|boom)(?:ing)? down"],
    ["movement:arc_left", "arc(?:ing)? left"],
    [
      "movement:arc_right",
      "arc(?:ing)?(?: shot)?(?: right)?|orbit(?:s|ing)?(?: around)?(?: (?:her|him|them|it))?|circl(?:e|es|ing)(?: around)?(?: (?:her|him|them|it))?|rotate around|go around (?:her|him|them|it)|360",
    ],
    ["movement:crane_up", "crane(?: shot| up| move)?|craning up|jib(?: up| shot)?"],
    ["movement:crane_down", "cran(?:e|ing) down|jib down"],
    [
      "movement:tracking_follow",
      "follow(?:s|ing)?(?: (?:her|him|them|it|shot|behind|along))*|track(?:ing)?(?: shot| (?:her|him|them|it))?|steadicam",
    ],
    [
      "movement:tracking_lead",
      "lead(?:s|ing)? (?:shot|her|him|them|it)|track(?:ing)? backwards?|(?:walk|mov)(?:e|ing) backwards? (?:in front|ahead) of (?:her|him|them|it)",
    ],
    ["movement:handheld", "hand[- ]?held(?: camera)?|documentary camera"],
    ["movement:zoom_in", "zoom(?:s|ing)?(?: slowly)?(?: in)?(?: on)?"],
    ["movement:zoom_out", "zoom(?:s|ing)?(?: slowly)? out"],
    ["movement:rack_focus", "rack(?:ing)?(?: the)? focus|focus (?:pull|rack)|pull focus|shift(?:ing)?(?: the)? focus"],
    ["movement:whip_pan", "whip[- ]?pan|swish[- ]?pan"],
    ["movement:drone_rise", "drone(?: shot| view)?|aerial(?: shot| view)?|fly(?:ing)? (?:over|above)"],
    [
      "movement:static",
      "static(?: shot| camera)?|lock(?:ed)?[- ]?(?:it |the camera |camera )?(?:off|down)|(?:on a )?tripod|(?:keep|hold|leave) (?:the |it |this )?(?:camera |shot |frame )?(?:still|fixed|put|motionless)|(?:still|fixed|motionless|unmoving) (?:camera|shot)|camera (?:stays|stay|remains?|holds?|stands?)(?: still| put| fixed)?|stop (?:moving )?the camera(?: moving)?|stop moving|fixed",
    ],
    [
      "moving",
      "mov(?:e|es|ing)(?: the)? camera|camera (?:move(?:ment|s)?|motion|moving)|camera (?:should |to )?move|(?:more )?camera ?work|dynamic camera|movement|motion",
    ],
    ["steadier", "steadier|steady|smooth(?:er|ly)?|stabili[sz]ed?|stable|stability"],
    ["shakier", "shak(?:y|ier|iness|e|ing)|wobbl(?:y|ier|ing|e)|jitter(?:y|s|ing)?|jerky|rougher"],
    [
      "lower",
      "lower(?:[- ]?(?:angle|camera|position|viewpoint|down))?|lower the (?:camera|angle)|(?:get|go) (?:down )?low|camera down",
    ],
    ["higher", "higher(?:[- ]?(?:angle|camera|position|viewpoint|up))?|raise the (?:camera|angle)|camera up"],
    [
      "angle:low",
      "low[- ](?:angle|camera|viewpoint)|from (?:down )?below|from (?:down )?low|looking up(?: at (?:her|him|them|it))?|worm'?s[- ]eye(?: view)?|hero(?:ic)? angle",
    ],
    [
      "angle:high",
      "high[- ](?:angle|camera|viewpoint)|from above|from high up|looking down(?: (?:on|at) (?:her|him|them|it))",
    ],
    [
      "angle:overhead",
      "overhead(?: shot)?|top[- ]?down|bird'?s[- ]eye(?: view)?|(?:from )?(?:directly|right|straight) (?:above|overhead)|straight down",
    ],
    ["angle:eye_level", "eye[- ](?:level|height)|level angle|straight[- ]on|neutral angle"],
    [
      "angle:dutch",
      "dutch(?: angle| tilt)?|tilted(?: horizon| angle| frame| camera)?|canted(?: angle)?|crooked(?: angle)?",
    ],
    ["angle:over_shoulder", "over[- ](?:the|her|his|their)[- ]shoulder"],
    [
      "angle:pov",
      "pov|point[- ]of[- ]view|(?:through|from) (?:her|his|their) (?:eyes|perspective)|first[- ]person|subjective",
    ],
    [
      "angle:ground",
      "camera (?:down )?on the (?:floor|ground)(?: looking up)?|(?:from |at )?(?:ground|floor)[- ]level|from the (?:ground|floor)",
    ],
    [
      "longer_lens",
      "longer lens|long lens|tele(?:photo)?(?: lens)?|longer focal length|more (?:compressed|compression)|(?:more )?blurr?(?:y|ed|ier) background|background (?:\\S+ )?(?:blurr?(?:y|ed|ier)|out of focus|soft(?:er)?)|blur(?: out)? the background|(?:more )?bokeh|shallow(?:er)? (?:focus|depth of field)",
    ],
    [
      "shorter_lens",
      "wide[- ]angle(?: lens)?|wider lens|shorter lens|short lens|shorter focal length|fish[- ]?eye(?: lens)?|deep(?:er)? focus",
    ],
    [
      "slower",
      `slower|slow(?:ed)? (?:it |this |things )?down|more slowly|slow(?:er)?[- ]?motion|slow[- ]?mo|${after}slow|more (?:time|breathing room)`,
    ],
    [
      "faster",
      `faster|quicker|speed(?: it| this| things)? up|more quickly|snappier|punchier|${after}(?:fast|quick)|pick up the pace`,
    ],
    ["slowly", "slow(?:ly)?|gentl[ey]"],
    [
      "longer",
      `longer|extend(?: it| the shot)?|hold (?:it |the shot )?(?:for )?longer|lengthen(?: it| the shot)?|linger(?: on (?:her|him|it|them))?|${after}long`,
    ],
    [
      "shorter",
      `shorter|shorten(?: it| the shot)?|trim(?: it| the shot)?|cut (?:it )?(?:down|short)|briefer|${after}(?:short|brief)`,
    ],
    ["doubled", "twice as long|double (?:the )?(?:length|duration|time)"],
    ["halved", "half as long|(?:half|halve) (?:of )?(?:the )?(?:length|duration|time)"],
    ["time:dawn", "dawn|daybreak|sunrise|first light"],
    ["time:morning", "(?:early |late )?morning"],
    ["time:noon", "noon|midday|day(?:time|light)?|broad day(?:light)?"],
    ["time:afternoon", "(?:late )?afternoon"],
    ["time:golden_hour", "golden[- ]?hour|sunset|magic hour|(?:low|setting) sun|golden light"],
    ["time:dusk", "dusk|twilight|evening|blue hour|sundown|nightfall"],
    ["time:night", "night(?:[- ]?time)?|midnight|nocturnal|after dark|moonlit|moonlight"],
    ["darker", `darken|darker|dimmer|dim|${after}dark|underexposed?|low[- ]key`],
    [
      "brighter",
      `bright(?:en|er)(?: up)?(?: it)?|lighter|more light|add light|${after}bright|high[- ]key|more exposure`,
    ],
    ["light:left", `(?:${lit} )?(?:from|on) (?:the |her |his |camera )?left(?: side)?|left[- ](?:lit|light)`],
    ["light:right", `(?:${lit} )?(?:from|on) (?:the |her |his |camera )?right(?: side)?|right[- ](?:lit|light)`],
    [
      "light:back",
      `back[- ]?(?:lit|light(?:ing)?)|${lit} from (?:behind|the back)(?: (?:her|him|them|it))?|rim[- ]?light(?:ing)?|silhouetted?|(?:as |in )?a silhouette|against the light|contre[- ]?jour`,
    ],
    ["light:front", `front(?:al)?[- ]?(?:lit|light(?:ing)?)|(?:${lit} )?from (?:the )?front|flat light(?:ing)?`],
    ["light:top", `top[- ]?(?:lit|light(?:ing)?)|${lit} from above|overhead light(?:ing)?`],
    ["light:ambient", "ambient(?: light(?:ing)?)?|even light(?:ing)?|light from all sides"],
    ["side_light", `side[- ]?(?:lit|light(?:ing)?)|(?:${lit} )?from the side`],
    ["other_side", `(?:${lit} )?(?:from|on) the (?:other|opposite) side|flip the light|the other side`],
    [
      "harder_light",
      "hard(?:er)? (?:light(?:ing)?|shadows?)|harsh(?:er)?(?: light(?:ing)?| shadows?)?|more contrast|(?:more |higher )contrast(?:y)?|deep(?:er)? shadows?|stark(?:er)?|chiaroscuro",
    ],
    ["softer_light", "soft(?:er)?(?: light(?:ing)?| shadows?)?|diffused?(?: light)?|less contrast|gentle light"],
    [
      "direction:left_to_right",
      "(?:from )?(?:the )?left to (?:the )?right|(?:facing|heading|screen) (?:to(?:wards?)? the )?right|to the right",
    ],
    [
      "direction:right_to_left",
      "(?:from )?(?:the )?right to (?:the )?left|(?:facing|heading|screen) (?:to(?:wards?)? the )?left|to the left",
    ],
    [
      "direction:toward",
      "(?:(?:walk|mov|com|run|head)\\p{L}* )?(?:straight )?towards? (?:the )?(?:camera|lens|us|viewer)",
    ],
    [
      "direction:away",
      "(?:(?:see|show|film|shoot|follow|watch) (?:her|him|them|it) )?from (?:behind|the back)|(?:(?:walk|mov|go|run|head)\\p{L}* )?away from (?:the )?(?:camera|lens|us|viewer)|(?:with )?(?:her|his|their) back to (?:the )?camera",
    ],
    [
      "turned",
      "(?:(?:walk|go|mov|run|head|look|fac)\\p{L}* )?(?:in |from )?the (?:other|opposite) (?:direction|way)|flip(?: it| the direction| horizontally)*|mirror(?: it| the shot)?|reverse(?: the)? direction",
    ],
    ["weather:rain", "rain(?:ing|y|s|fall)?|drizzl(?:e|ing)|downpour"],
    ["weather:snow", "snow(?:ing|y|fall|s|flakes|storm)?|blizzard"],
    ["weather:fog", "fog(?:gy|gier)?|mist(?:y|ier)?|haz[ey]"],
    ["weather:storm", "storm(?:y|s|ier)?|thunder(?:storm)?|lightning|tempest"],
    ["weather:wind", "wind(?:y|ier)?|breez[ey]|gust(?:s|y)?"],
    ["weather:cloudy", "cloud(?:y|s|ier)|overcast|gr[ea]y (?:sky|skies)"],
    ["weather:clear", "clear (?:sky|skies|weather)|sunny|sunnier|sunshine|blue (?:sky|skies)|good weather"],
    ["weather:dust", "dusty?|sandstorm"],
    ["warmer", `warm(?:er|th)?(?: (?:light|lighting|colou?rs?|tones?|grade|look))?|more orange|amber`],
    [
      "cooler",
      `cool(?:er)?(?: (?:light|lighting|colou?rs?|tones?|grade|look))?|cold(?:er)?(?: (?:light|lighting|colou?rs?|tones?|grade|look))?|more blue|bluer`,
    ],
    ["dramatic", "dramatic(?:ally)?|drama|mood(?:y|ier)|noir|cinematic|intense|more intensity"],
    ["lonelier", "lonel(?:y|ier|iness)|more alone|isolat(?:ed|ion)|solitary|solitude|emptier|desolate"],
    [
      "happier",
      "happ(?:y|ier|iness)|joy(?:ful|ous)?|cheer(?:ful|ier|y)|more optimistic|upbeat|uplifting|fun(?:nier|ny)?|playful",
    ],
    [
      "sadder",
      "sad(?:der|ness)?|melanchol(?:y|ic)|somb(?:er|re)|heartbreaking|sorrowful|gloom(?:y|ier)|tragic|bleak(?:er)?",
    ],
    [
      "scarier",
      "scar(?:y|ier)|creep(?:y|ier)|frightening|horror|terrifying|spook(?:y|ier)|eer(?:ie|ier)|sinister|ominous|menacing|threatening",
    ],
    [
      "calmer",
      "calm(?:er|ly)?|peaceful|quiet(?:er|ly)?|serene|tranquil|still(?:er|ness)|relax(?:ed|ing)|gentler|less hectic",
    ],
    ["tense", "tens(?:e|er|ion)|suspense(?:ful)?|nervous|urgent|urgency|edg(?:y|ier)|uneasy"],
    ["tender", "tender(?:ness)?|romantic|romance|intimate|intimacy|loving|emotional|touching"],
    ["epic", "epic|grand(?:er|iose)?|majestic|monumental|heroic|powerful|larger than life"],
    ["dreamy", "dream(?:y|ier|like)|ethereal|surreal|magical|otherworldly|poetic|nostalgic"],
    ["mysterious", "myster(?:y|ious)|enigmatic|secretive"],
    ["cosy", "co[sz](?:y|ier)|homely|inviting|snug|hygge"],
    [
      "lively",
      "energ(?:y|etic)|livel(?:y|ier)|dynamic|excit(?:ing|ement)|action[- ]packed|vibrant|chaotic|hectic|frantic",
    ],
    [
      "plain",
      "simpl(?:e|er|ify)|minimal(?:ist(?:ic)?)?|clean(?:er)?|less (?:busy|cluttered|clutter)|uncluttered|plain(?:er)?(?: background)?|less going on",
    ],
    [
      "take",
      "another (?:take|version|variation|one|try|option)|(?:try|do) (?:it )?again|re-?(?:roll|do|try|shoot|generate|render)(?: it)?|(?:a )?different (?:version|take|variation|one|option)|variation|surprise me|new (?:take|version)|once more|again",
    ],
    [
      "caption",
      "captions?|subtitles?|(?:on-?screen )?titles?|(?:on-?screen )?text(?: on (?:the )?screen)?|words on screen|lettering",
    ],
  ],
  much: "much|a lot|lots|far|way|even|really|very|a great deal|significantly|considerably|super|dramatically",
  little:
    "a (?:tiny |little |wee )?bit|a (?:little|touch|tad|hair|shade|notch)|slightly|somewhat|a step|gently|subtly|marginally",
  not: "not|instead of|rather than|don'?t|do not|doesn'?t|no|never|without|less|stop|avoid|too|isn'?t|shouldn'?t(?: be)?|remove|lose|drop|get rid of|kill|cut out|nor|without any",
  joint: "and then|and also|and|but|then|plus|while|also",
  less: "shorter|less|cut|trim|remove|take off|faster|reduce|shorten|lose",
  filler:
    "please|pls|heavily|hard|softly|lightly|strongly|coming|comes|approaching|hold|holding|background|can|could|would|will|you|we|i|i'd|i'll|we'd|want|wants|like|to|make|makes|it|this|that|these|the|a|an|be|is|are|was|feel|feels|feeling|look|looks|shot|scene|picture|frame|framing|image|camera|clip|view|same|but|with|in|into|at|of|on|onto|for|more|most|much|very|really|just|bit|little|slightly|let|let's|lets|have|has|should|go|goes|going|set|setting|change|changed|turn|and|then|also|so|than|now|use|using|give|add|some|from|as|keep|everything|instead|light|lighting|lit|mood|moodwise|atmosphere|atmospheric|tone|tones|vibe|angle|lens|move|movement|time|weather|put|shoot|film|filmed|do|get|by|overall|too|maybe|perhaps|thanks|thank|ok|okay|there|here|its|it's|that's|need|needs|must|about|a|lot|way|far|even|me|us|my|our|your|all|any|lot|touch|tad|step|try|think|idea|version|otherwise|exactly|only|quite|still|up|down|place|happen|happens|happening|taking|takes|outside|sky|air|last|lasts|seconds?|sec|secs|s|long|duration|length|colou?rs?|grade|grading|pace|speed|video|bring|shift|start|begin|have|having|kind|sort|style|slow|slowly|gently|smoothly|smooth|gentle|level|side|us|of|her|him|them|she|he|they|face|while|end|whole",
  orders: {
    swap: [
      "(?:swap|switch|exchange|trade)(?: out)? (?<a>.+?) (?:for|with|to|by) (?<b>.+)",
      "(?:replace|substitute) (?<a>.+?) (?:with|by|for) (?<b>.+)",
      "(?:change|turn|transform|convert) (?<a>.+?) (?:in)?to (?<b>.+)",
      "make (?<a>(?:the|her|his|their) .+?) into (?<b>.+)",
      "instead of (?<a>[^,]+?),? (?:use|have|show|put|give (?:her|him|them)|make it|i want|let there be)? ?(?<b>.+)",
      "(?:(?:use|have|show|put|give (?:her|him|them|it)|make it|i want|let there be) )?(?<b>.+?) (?:instead of|rather than|in place of) (?<a>.+)",
      "(?:the|her|his|their|its) (?<a>.+?) (?:should|must|has to|needs to) (?:be|become) (?<b>an? .+)",
    ],
    remove: [
      "(?:remove|delete|drop|lose|cut out|take out|take away|get rid of|erase|hide|omit|skip|kill|leave out|clear away|edit out) (?<a>.+)",
      "(?:(?:make|do|show|film) (?:it|this|the shot|the scene) )?(?:without|with no|no more|no) (?<a>.+)",
      "(?:i )?do(?:n'?t| not) (?:want|show|include|need) (?:to see )?(?:any |the )?(?<a>.+)",
      "there (?:should be|must be|is|are) no (?<a>.+)",
    ],
    add: [
      "(?<b>more \\p{L}+(?: in .+)?)",
      "(?:add|include|insert|throw in|bring in|introduce|show|also show|i(?:'d| would)? (?:like|want)(?: to see)?|let there be|there should be|there (?:is|are)|let'?s (?:see|have|add)|with|how about|have) (?<b>.+)",
      "(?:put|place|set|hang|stand|lay) (?<b>.+)",
      "(?:give|hand) (?<who>her|him|them|it|the [\\p{L}-]+(?: [\\p{L}-]+)??) (?<b>(?:an?|some|two|three|his|her|the) .+)",
      "(?:let|have|make) (?<who>her|him|them|the [\\p{L}-]+) (?:hold|carry)(?:ing)? (?<b>.+)",
    ],
    wear: [
      "(?:put|dress|clothe) (?<who>her|him|them|it|the [\\p{L}-]+(?: [\\p{L}-]+)??) in (?<b>.+)",
      "(?:put|place) (?<b>an? .+?) on (?<who>her|him|them|the [\\p{L}-]+)",
      "(?:(?:let|have|make) )?(?<who>she|he|they|it|her|him|them|the [\\p{L}-]+(?: [\\p{L}-]+)??) (?:should |must |to |is |are |could |needs to )?(?:be )?wear(?:s|ing)? (?<b>.+)",
      "(?:wear|wearing|dressed in) (?<b>.+)",
      "give (?<who>her|him|them|the [\\p{L}-]+) (?<b>.+)",
      "change (?:her|his|their|the) (?:clothes|outfit|clothing|wardrobe|costume) (?:in)?to (?<b>.+)",
    ],
    act: [
      "(?<who>she|he|they|it)'(?:s|re) (?<act>\\p{L}+ing(?: .+)?)",
      "(?:make|turn|paint|colou?r|dye) (?<who>(?:the|her|his|their|its) [\\p{L}-]+) (?<act>[\\p{L}-]+(?: [\\p{L}-]+)??)",
      "(?:let|have|make|get) (?<who>her|him|them|it|the [\\p{L}-]+(?: [\\p{L}-]+)??|an? [\\p{L}-]+) (?:to )?(?<act>.+)",
      "(?<who>she|he|they|it|(?:the|her|his|their) [\\p{L}-]+(?: [\\p{L}-]+)??) (?:should|must|has to|have to|needs? to|could|can|will|might|ought to|is to|to) (?:be )?(?:now |also |then |just )?(?<act>.+)",
      "(?<who>she|he|they|it) (?:now |also |then |just |suddenly |slowly )?(?<act>.+)",
      "(?<who>the [\\p{L}-]+(?: [\\p{L}-]+)??) (?<act>.+)",
      "(?:i want|i'd like|we see) (?<who>her|him|them|the [\\p{L}-]+) (?:to )?(?<act>.+)",
    ],
  },
  pronouns: "she|he|they|it|her|him|them",
  captionWords:
    "(?:(?:change|set|make|put|add|use|have|give it) )?(?:the |a |new |with )?(?:caption|subtitle|title|text|on-?screen text)(?: (?:it|should (?:read|say|be)|reads?|says?|to(?: (?:read|say))?|is|as|that (?:reads|says)))?",
} as const satisfies InstructionWords;
