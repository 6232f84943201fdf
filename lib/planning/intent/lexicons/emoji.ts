/** Emoji to the English noun they picture. */
const pictures =
  "🦊 fox,🐶 dog,🐕 dog,🐩 dog,🐱 cat,🐈 cat,🐺 wolf,🐴 horse,🐎 horse,🦄 unicorn,🐦 bird,🕊 bird,🦅 eagle,🦉 owl,🦆 duck,🐧 penguin,🐔 chicken,🐟 fish,🐠 fish,🦈 shark,🐙 octopus,🐢 turtle,🐳 whale,🐋 whale,🐬 dolphin,🦌 deer,🐑 sheep,🐐 goat,🐻 bear,🐼 panda,🦁 lion,🐯 tiger,🐘 elephant,🦋 butterfly,🐝 bee,🐞 ladybug,🤖 robot,🐉 dragon,🐲 dragon,👻 ghost,👽 alien,🚗 car,🏎 racecar,🚕 taxi,🚚 truck,🚌 bus,🚂 train,🚆 train,🚲 bicycle,🏍 motorcycle,⛵ sailboat,🚤 boat,🚢 ship,✈ airplane,🛩 airplane,🚁 helicopter,🚀 rocket,🛸 ufo,🎈 balloon,🍾 bottle,🍷 wine,🍺 beer,🥤 soda,🥫 can,🍯 honey,💄 lipstick,📦 box,🎁 gift,📱 phone,💻 laptop,⌚ watch,💍 ring,💎 diamond,👟 sneaker,👠 heel,👜 handbag,🎒 backpack,🪑 chair,🛋 sofa,💡 lightbulb,🎧 headphones,📷 camera,🎥 camera,📖 book,📚 book,☕ coffee,🍵 tea,🍜 ramen,🍞 bread,🥐 croissant,🍕 pizza,🍔 burger,🎂 cake,🍎 apple,🍊 orange,🍋 lemon,🍓 strawberry,🌹 rose,🌸 blossom,🌻 sunflower,🌷 tulip,💐 bouquet,🌳 tree,🌲 pine,🌴 palm,🌵 cactus,🌿 grass,🏠 house,🏡 house,🏰 castle,⛪ church,🌉 bridge,⛺ tent,🎪 circus,🏙 city,🌆 city,🌃 city,🏔 mountain,⛰ mountain,🗻 mountain,🌋 volcano,🏜 desert,🏖 beach,🌊 sea,🏝 island,🏞 river,🌌 galaxy,🪐 planet,🌍 earth,🌎 earth,🌏 earth,🌙 moon,🌕 moon,☀ sun,🌞 sun,🌅 sunrise,🌇 sunset,⭐ star,🌟 star,✨ stars,🔥 fire,🕯 candle,🏮 lantern,☂ umbrella,☔ umbrella,🎸 guitar,🎻 violin,🥁 drum,🎺 trumpet,🎤 microphone,🎹 piano,⚽ ball,🏀 basketball,🎾 ball,🪁 kite,🕰 clock,⏰ clock,🚪 door,🪟 window,🪞 mirror,✉ letter,💌 letter,🔑 key,❤ heart,💔 heart,💙 heart,👨 man,👩 woman,🧑 person,👴 grandfather,👵 grandmother,👶 baby,👧 girl,👦 boy,👸 princess,🧙 wizard,🧜 mermaid,🧚 fairy,🧛 vampire,🦸 hero,🕵 detective,👩‍🚀 astronaut,👨‍🚀 astronaut,🧑‍🚀 astronaut,💃 dancer,🕺 dancer,🏃 runner,🚶 traveler,🏄 surfer,🏊 swimmer,🚴 cyclist,🧗 climber,👨‍🍳 chef,👩‍🍳 chef,👪 family,🌧 rain,⛈ storm,🌩 storm,❄ snow,⛄ snow,🌫 fog,💨 wind,🐭 mouse,🐹 hamster,🐰 rabbit,🐿 squirrel,🦔 hedgehog,🐸 frog,🐍 snake,🐒 monkey,🦍 gorilla,🐄 cow,🐫 camel,🦒 deer,🎬 film,🎵 music,🎶 music,🍌 banana,🍇 grape,🍒 cherry,🥑 avocado,🍅 tomato,🥚 egg,🧀 cheese,🍦 ice cream,🍣 sushi,👗 dress,🧥 coat,👒 hat,🎩 hat,🧣 scarf,🧤 glove,🕶 glasses,⚔ sword,🗡 knife,🪄 magic,🧸 toy";

const emojiNouns: ReadonlyMap<string, string> = new Map(
  pictures.split(",").map((entry) => {
    const gap = entry.indexOf(" ");
    return [entry.slice(0, gap), entry.slice(gap + 1)] as const;
  }),
);

/** One pictograph with its joiners, tones and variation selectors. */
export const emojiPattern =
  /\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})*)*/gu;

/** The noun of an emoji: whole sequence first, then its first picture. */
export const nounOfEmoji = (emoji: string): string | undefined => {
  const plain = emoji.replace(/\ufe0f|\p{Emoji_Modifier}/gu, "");
  return emojiNouns.get(plain) ?? emojiNouns.get([...plain][0] ?? "");
};
