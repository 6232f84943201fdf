/** Cities, regions and countries as they are written in lower case; none that is an everyday word too. */
const cities = `abidjan, abu dhabi, abuja, acapulco, accra, addis ababa, adelaide, agra, ahmedabad, aleppo, alexandria, algiers,
almaty, amman, amsterdam, anchorage, ankara, antananarivo, antwerp, arles, asunción, athens, atlanta, auckland, austin, baghdad,
baku, bali, baltimore, bamako, bandung, bangalore, bangkok, barcelona, bari, basel, basra, beijing, beirut, belfast, belgrade,
benares, bergen, berlin, bern, bilbao, birmingham, bogotá, bogota, bologna, bombay, bordeaux, boston, brasília, brasilia,
bratislava, brescia, brighton, brisbane, bristol, brooklyn, bruges, brussels, bucharest, budapest, buenos aires, buffalo city,
cádiz, cadiz, cairo, calcutta, calgary, cali city, cambridge, canberra, cancun, cape town, caracas, cardiff, cartagena,
casablanca, catania, chengdu, chennai, chiang mai, chicago, chongqing, christchurch, cleveland, cologne, colombo, copenhagen,
córdoba, coventry, cusco, cuzco, dakar, dallas, damascus, dar es salaam, darjeeling, delhi, denver, detroit, dhaka, djibouti,
doha, dresden, dubai, dublin, dubrovnik, dundee, durban, edinburgh, essaouira, fez medina, florence, fortaleza, frankfurt,
fukuoka, galway, gdansk, gdańsk, geneva, genoa, ghent, giza, glasgow, goa, gothenburg, granada, guadalajara, guangzhou,
guatemala city, hamburg, hanoi, harare, harbin, harlem, havana, helsinki, hiroshima, ho chi minh city, hobart, hollywood,
hong kong, honolulu, houston, hyderabad, ibiza, innsbruck, isfahan, islamabad, istanbul, izmir, jaipur, jakarta, jeddah,
jerusalem, johannesburg, kabul, kampala, kanazawa, kansas city, karachi, kathmandu, kerala, kharkiv, khartoum, kiev, kigali,
kingston, kinshasa, kobe, kolkata, krakow, kraków, kuala lumpur, kuwait city, kyiv, kyoto, la paz, lagos, lahore, las vegas,
leeds, leipzig, lhasa, lisbon, liverpool, ljubljana, london, los angeles, luanda, luxor, lviv, lyon, macau, madrid, malaga,
málaga, manchester, mandalay, manhattan, manila, maputo, marrakech, marrakesh, marseille, mecca, medellín, medellin, medina,
melbourne, memphis, mexico city, miami, milan, milwaukee, minneapolis, minsk, mogadishu, mombasa, montevideo, montreal,
moscow, mumbai, munich, nagasaki, nagoya, nairobi, nanjing, naples, nara park, nashville, new delhi, new orleans, new york,
new york city, newcastle, nuremberg, oakland, oaxaca, odesa, odessa, osaka, oslo, ottawa, ouagadougou, oxford, palermo,
panama city, paris, patagonia, perth, peshawar, petra, philadelphia, phnom penh, phuket, pittsburgh, pompeii, port au prince,
portland, porto alegre, potsdam, prague, pretoria, pune, pyongyang, quebec, quito, rabat, reykjavik, reykjavík, riga,
rio de janeiro, riyadh, rome, rotterdam, saigon, salvador de bahia, salzburg, samarkand, san diego, san francisco, san juan,
santa fe, santiago, santo domingo, santorini, são paulo, sao paulo, sapporo, sarajevo, savannah georgia, seattle, seoul,
seville, shanghai, sheffield, shenzhen, shibuya, shinjuku, siena, singapore, skopje, sofia, st petersburg, stockholm,
strasbourg, stuttgart, surabaya, sydney, taipei, tallinn, tangier, tashkent, tbilisi, tehran, tel aviv, thessaloniki,
tijuana, timbuktu, tokyo, toledo, toronto, toulouse, tripoli, tromsø, tunis, turin, udaipur, ulaanbaatar, utrecht, valencia,
valparaíso, valparaiso, vancouver, varanasi, venice, verona, vienna, vientiane, vilnius, vladivostok, warsaw, washington,
wellington, wuhan, yangon, yerevan, yokohama, zagreb, zanzibar, zermatt, zurich, zürich,
parís, londres, nueva york, roma, milán, milano, venecia, venezia, napoli, nápoles, firenze, florencia, torino, genova, lisboa,
sevilla, tokio, moscú, pekín, el cairo, la habana, ciudad de méxico, atenas, viena, berlín, praga, cracovia, varsovia, múnich,
münchen, köln, wien, hambourg, londra, parigi, nuova york, new yorks, mosca, pechino, barcellona, marsella, marselha, moscou,
moscovo, pequim, tóquio, cidade do cabo, nova york, nova iorque, veneza, florença, bruxelles, anvers, londyn, varsovie, prague,
lissabon, venedig, florenz, rom, mailand, neapel, prag, warschau, moskau, peking, kapstadt, genf, athen`;
const lands = `afghanistan, alabama, alaska, albania, algeria, amazonia, andalusia, angola, antarctica, argentina, arizona, armenia,
australia, austria, azerbaijan, bahamas, bangladesh, bavaria, belarus, belgium, bhutan, bolivia, borneo, bosnia, botswana,
brazil, brittany, bulgaria, burma, california, cambodia, cameroon, canada, cape verde, catalonia, chile, colombia, colorado,
corsica, costa rica, crete, croatia, cuba, cyprus, dakota, denmark, ecuador, egypt, england, eritrea, estonia, ethiopia,
europe, fiji, finland, florida, france, galicia, gambia, germany, ghana, gibraltar, greece, greenland, guatemala, haiti,
hawaii, hokkaido, honduras, hungary, iceland, india, indonesia, iran, iraq, ireland, israel, italy, ivory coast, jamaica,
japan, kashmir, kazakhstan, kenya, korea, kosovo, kyrgyzstan, ladakh, lapland, laos, latvia, lebanon, liberia, libya,
lithuania, lofoten, luxembourg, madagascar, malaysia, maldives, malta, mauritius, mexico, moldova, mongolia, montana,
montenegro, morocco, mozambique, myanmar, namibia, nepal, nevada, new mexico, new zealand, nicaragua, nigeria, normandy,
north korea, norway, oman, oregon, pakistan, palestine, panama, papua new guinea, paraguay, peru, poland, portugal, provence,
puerto rico, punjab, rajasthan, romania, russia, rwanda, sardinia, saudi arabia, scandinavia, scotland, senegal, serbia,
siberia, sichuan, sicily, sierra leone, slovakia, slovenia, somalia, south africa, south korea, spain, sri lanka, sudan,
svalbard, sweden, switzerland, syria, tahiti, taiwan, tanzania, tasmania, tennessee, texas, thailand, tibet, transylvania,
tunisia, tuscany, uganda, ukraine, uruguay, utah, uzbekistan, vermont, vietnam, wales, wyoming, yemen, yorkshire, yukon,
zambia, zimbabwe, japón, méxico, islandia, españa, italia, francia, alemania, marruecos, grecia, escocia, irlanda, egipto,
japon, islande, espagne, italie, maroc, grèce, écosse, irlande, égypte, norvège, bretagne, giappone, islanda, spagna, marocco,
scozia, egitto, norvegia, sicilia, sardegna, toscana, japão, islândia, espanha, marrocos, grécia, escócia, egito, noruega,
brasil, island, schottland, norwegen, japan, italien, spanien, frankreich, marokko, ägypten, indien, griechenland`;

const listOf = (text: string): string[] => text.split(/,\s*/u).map((name) => name.trim());
/** Whether a name is of a city or of a land. */
export const placeNames: ReadonlyMap<string, "city" | "land"> = new Map([
  ...listOf(lands)
    .filter((name) => name !== "island")
    .map((name) => [name, "land"] as const),
  ...listOf(cities).map((name) => [name, "city"] as const),
]);

const joints = new Set(["de", "do", "da", "es", "au", "del"]);
const mostWords = 4;
/** The text with the places it names in capitals: `new york` is `New York`. */
export function capitalisePlaces(text: string): string {
  const words = text.split(" ");
  for (let at = 0; at < words.length; at++)
    for (let count = Math.min(mostWords, words.length - at); count >= 1; count--) {
      const run = words.slice(at, at + count);
      if (!placeNames.has(run.join(" ").replace(/[,.]$/u, ""))) continue;
      run.forEach((word, index) => {
        const small = index > 0 && joints.has(word);
        words[at + index] = small ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
      });
      at += count - 1;
      break;
    }
  return words.join(" ");
}
