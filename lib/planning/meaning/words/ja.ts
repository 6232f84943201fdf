// Some concrete nouns come from the Unicode CLDR annotations (Unicode License v3, (c) Unicode, Inc.).
export const jaWords: string = `
teacher: 先生,教師
student: 学生,生徒,大学生,高校生
doctor: 医者,医師,ドクター
nurse: 看護師,ナース
baker: パン職人,パン屋さん
bakery: パン屋
chef: シェフ,料理人,板前,コック,料理長,パティシエ
waiter: ウェイター,ウェイトレス,店員
barista: バリスタ
farmer: 農夫,農家,農民
fisherman: 漁師,漁夫,海女
sailor: 船乗り,水夫,船員
captain: 船長,キャプテン,隊長
pilot: パイロット,操縦士
astronaut: 宇宙飛行士,飛行士
driver: 運転手,ドライバー
courier: 配達員,宅配業者,運び屋
postman: 郵便配達員,郵便屋
soldier: 兵士,兵隊,軍人,兵,少年兵,衛兵
police officer: 警官,警察官,お巡りさん
police: 警察
detective: 探偵,刑事,名探偵,捜査官,女刑事
thief: 泥棒,盗賊,怪盗,スリ
spy: スパイ,諜報員,二重スパイ,工作員
killer: 殺し屋,殺人者,暗殺者
lawyer: 弁護士
judge: 裁判官,判事
engineer: エンジニア,技術者,技師
scientist: 科学者,研究者
programmer: プログラマー,開発者
artist: 芸術家,アーティスト,画家
painter: 絵描き,日本画家,画学生
musician: 音楽家,ミュージシャン
pianist: ピアニスト
guitarist: ギタリスト
singer: 歌手,シンガー
rapper: ラッパー
dancer: ダンサー,踊り子
ballerina: バレリーナ
actor: 俳優,役者,女優
director: 監督,映画監督
writer: 作家,小説家,ライター
poet: 詩人
photographer: 写真家,カメラマン
journalist: 記者,ジャーナリスト
potter: 陶芸家,陶工
carpenter: 大工,木工職人
blacksmith: 鍛冶屋,刀鍛冶
watchmaker: 時計職人,時計屋,時計師
tailor: 仕立て屋,テーラー
shoemaker: 靴職人,靴屋
craftsman: 職人,名人,匠
mechanic: 整備士,修理工
gardener: 庭師,園芸家
barber: 床屋,理髪師
librarian: 司書,図書館員
shopkeeper: 店主,商人,女将,大家
vendor: 屋台の店主,売り子
worker: 労働者,作業員,従業員
boss: 上司,社長,ボス
manager: マネージャー,店長
guard: 警備員,守衛,番人,護衛,見張り
lighthouse keeper: 灯台守
firefighter: 消防士
miner: 鉱夫
cowboy: カウボーイ
shepherd: 羊飼い
hunter: 狩人,猟師,ハンター
monk: 僧侶,お坊さん,修行僧,修道士
priest: 司祭,神父,神主
nun: 修道女,尼僧
king: 王様,国王,王
queen: 女王,王妃
prince: 王子
princess: 王女,お姫様,プリンセス,姫,姫君,お姫さま
knight: 騎士
warrior: 戦士,武士
samurai: 侍,サムライ
ninja: 忍者
wizard: 魔法使い,魔術師
witch: 魔女,魔法少女,魔道士,巫女
magician: 手品師,マジシャン
clown: ピエロ,道化師
acrobat: 曲芸師
athlete: アスリート,選手,運動選手
runner: ランナー,走者
boxer: ボクサー
swimmer: 水泳選手,スイマー
diver: ダイバー,潜水士
surfer: サーファー
cyclist: サイクリスト
skateboarder: スケーター
climber: 登山家,クライマー
explorer: 探検家,冒険家
traveler: 旅人,旅行者,旅行客,放浪者
tourist: 観光客
passenger: 乗客
stranger: 見知らぬ人,他人
neighbor: 隣人,隣の人,ご近所
friend: 友達,友人,仲間,親友
lover: 恋人,彼氏,彼女
couple: カップル,夫婦,恋人同士
bride: 花嫁
groom: 花婿,新郎
widow: 未亡人
orphan: 孤児
hero: 英雄,ヒーロー,主人公,勇者,救世主
villain: 悪役,悪者
enemy: 敵
criminal: 犯罪者,犯人
prisoner: 囚人
gangster: ギャング,ヤクザ
pirate: 海賊
hacker: ハッカー
inventor: 発明家
architect: 建築家
customer: 客,お客,顧客
guest: ゲスト
host: 司会者,ホスト
audience: 観客,聴衆
team: チーム
coach: コーチ,トレーナー
influencer: インフルエンサー,ユーチューバー
freelancer: フリーランス
beekeeper: 養蜂家
florist: 花屋
puppet: 人形劇,操り人形,マリオネット
homeless: ホームレス
refugee: 難民
giant: 巨人,巨大な
monster: 怪物,怪獣,モンスター
ghost: 幽霊,お化け,亡霊,霊
robot: ロボット,機械人形,ロボ,人型ロボット
alien: 宇宙人,エイリアン
angel: 天使
demon: 悪魔,鬼,妖魔,悪霊
god: 神様,神
dragon: 竜,ドラゴン,龍,飛竜
vampire: 吸血鬼,ヴァンパイア
zombie: ゾンビ
mermaid: 人魚
fairy: 妖精,妖精たち
unicorn: ユニコーン
superhero: スーパーヒーロー
dinosaur: 恐竜
person: 人物,人間,ひと,人が,人の,人を,人は,者
people: 人々,みんな
man: 男,男性,男の人,おじさん
woman: 女,女性,女の人,おばさん
boy: 少年,男の子,男子,坊や,坊主
girl: 少女,女の子,女子,お嬢さん
child: 子供,子ども,こども,子供たち,子どもたち,幼い,幼子,園児,迷子
baby: 赤ちゃん,赤ん坊,乳児,新生児
teenager: 若者,十代,ティーンエイジャー
young man: 青年
young woman: 若い女性
old man: 老人,おじいさん,老人男性,老いた,お爺さん,爺さん,老,老父
old woman: おばあさん,老婆,お婆さん,婆さん,老女,老母
grandmother: 祖母,おばあちゃん,ばあちゃん
grandfather: 祖父,おじいちゃん,じいちゃん
mother: 母,母親,お母さん,ママ
father: 父,父親,お父さん,パパ
parents: 両親,親
son: 息子
daughter: 娘
brother: 兄,弟,兄弟,お兄さん
sister: 姉,妹,姉妹,お姉さん
twins: 双子
husband: 夫,旦那
wife: 妻,奥さん
uncle: 叔父,伯父
aunt: 叔母,伯母
grandson: 孫
granddaughter: 孫娘
cousin: いとこ
family: 家族,ファミリー
crowd: 群衆,人混み,人だかり
group: グループ,集団,たち,達,連中,一団,一行
army: 軍隊
tribe: 部族
generation: 世代
head: 頭
face: 顔,向かい合う,向き合う,直面する,直面,立ち向かう
hair: 髪,髪の毛
eye: 目,瞳
hand: 手
arm: 腕
finger: 指
foot: 足
leg: 脚
heart: 心臓,心,ハート
blood: 血
bone: 骨
skin: 肌,皮膚
body: 体,身体
back: 背中,奥,裏,背
shoulder: 肩
nose: 鼻
ear: 耳
tooth: 歯
beard: ひげ,髭
smile: 笑顔,微笑み,微笑,微笑む,ほほえむ,笑いかける,にっこり,微笑み合う
tear: 涙,破る,破れる,裂ける
voice: 声
shadow: 影,人影,影法師,黒い影,黒幕
silhouette: シルエット
wing: 翼,羽
tail: 尻尾
claw: 爪
soul: 魂
breath: 息,呼吸
city: 都市,街,シティ
town: 町,町並み,街並み,下町,温泉街,城下町,住宅街,繁華街,歓楽街
village: 村,集落,里,村人
street: 通り,街角,ストリート,路上
alley: 路地,裏通り
road: 道,道路
highway: 高速道路,ハイウェイ
bridge: 橋
square: 広場,四角い
park: 公園
garden: 庭,庭園
forest: 森,森林,林
bamboo: 竹,竹林
jungle: ジャングル,密林
mountain: 山
hill: 丘
valley: 谷,渓谷
cliff: 崖,断崖
cave: 洞窟,洞穴
volcano: 火山
lava: 溶岩
river: 川,河
lake: 湖
waterfall: 滝
sea: 海
ocean: 大洋,海洋
beach: 浜辺,海辺,ビーチ,砂浜,海岸,浜,浜に
island: 島
harbor: 港,波止場
desert: 砂漠
oasis: オアシス
dune: 砂丘
field: 畑,野原,フィールド
rice field: 田んぼ,水田
meadow: 草原,牧草地
swamp: 沼
glacier: 氷河
iceberg: 氷山
sky: 空,大空,空中,青空,空高く
space: 宇宙,スペース
planet: 惑星,星
earth: 地球
moon: 月,お月様
sun: 太陽,日差し
star: 星空
galaxy: 銀河
black hole: ブラックホール
mars: 火星
space station: 宇宙ステーション
spaceship: 宇宙船,宇宙艇,探査機,探査船
rocket: ロケット
satellite: 衛星,人工衛星
house: 家,一軒家,家屋
home: 実家,我が家,自宅
hometown: 故郷,ふるさと
apartment: アパート,マンション
room: 部屋
kitchen: 台所,キッチン,厨房
bedroom: 寝室,ベッドルーム
living room: 居間,リビング
bathroom: 浴室,風呂,お風呂
balcony: ベランダ,バルコニー
roof: 屋根,屋上
stairs: 階段
corridor: 廊下
basement: 地下室
attic: 屋根裏,屋根裏部屋,天井裏,天井
garage: ガレージ
elevator: エレベーター
door: ドア,扉,戸
window: 窓
wall: 壁
floor: 床
gate: 門,ゲート
fence: 柵,フェンス
building: 建物,ビル
skyscraper: 超高層ビル,摩天楼,高層ビル
tower: 塔,タワー
lighthouse: 灯台
castle: 城,お城,城跡,天守閣,古城
palace: 宮殿
temple: 寺,お寺,神殿,寺院
shrine: 神社,境内,祠
church: 教会
mosque: モスク
museum: 博物館,美術館
gallery: ギャラリー,画廊
theater: 劇場,シアター,演劇,歌舞伎,文楽
cinema: 映画館
stage: 舞台,ステージ,幕,カーテンコール,舞台にした,舞台に
studio: スタジオ,アトリエ,工房
workshop: 作業場,ワークショップ
factory: 工場,町工場
warehouse: 倉庫
office: オフィス,事務所,会社
company: 企業
school: 学校,保健室,理科室
classroom: 教室
university: 大学,キャンパス
library: 図書館,図書室
laboratory: 研究室,実験室,ラボ,研究所,研究員
hospital: 病院
pharmacy: 薬局
prison: 刑務所,牢獄,監獄
court: 法廷,裁判所
bank: 銀行
post office: 郵便局
police station: 警察署,交番
market: 市場,マーケット
night market: 夜市
shop: 店,お店,ショップ,商店
bookshop: 本屋,書店,古本屋
bakery: ベーカリー
cafe: カフェ,喫茶店,コーヒー店
restaurant: レストラン,食堂,飲食店
ramen shop: ラーメン屋
bar: バー,居酒屋
hotel: ホテル,旅館
supermarket: スーパー,スーパーマーケット
convenience store: コンビニ
mall: モール,ショッピングモール
laundromat: コインランドリー
gym: ジム,体育館
stadium: スタジアム,競技場
swimming pool: プール
playground: 遊び場
amusement park: 遊園地
carnival: カーニバル
circus: サーカス
zoo: 動物園
aquarium: 水族館,水槽
greenhouse: 温室
farm: 農場,牧場
barn: 納屋
vineyard: ぶどう園,ブドウ畑
orchard: 果樹園
station: 駅
platform: ホーム,プラットフォーム
airport: 空港
subway: 地下鉄
bus stop: バス停
tunnel: トンネル
crossroads: 交差点,横断歩道
parking lot: 駐車場
gas station: ガソリンスタンド
ruins: 廃墟,遺跡,遺構,廃校,廃工場,廃屋,廃駅,廃線
cemetery: 墓地,お墓
well: 井戸
fountain: 噴水
labyrinth: 迷宮,迷路
battlefield: 戦場
border: 国境
country: 国,国々
kingdom: 王国
world: 世界
nature: 自然
car: 車,自動車,クルマ
sports car: スポーツカー
electric car: 電気自動車
taxi: タクシー
bus: バス,路線バス,観光バス
truck: トラック
train: 電車,列車,汽車,訓練する,訓練,練習する,練習,鍛える
tram: 路面電車
bicycle: 自転車,ママチャリ
motorcycle: バイク,オートバイ
scooter: スクーター
rickshaw: 人力車,リキシャ
skateboard: スケートボード,スケボー
boat: 船,小舟,ボート,舟
ship: 船舶
sailboat: 帆船,ヨット
submarine: 潜水艦
airplane: 飛行機,旅客機
helicopter: ヘリコプター,ヘリ
drone: ドローン
hot air balloon: 気球,熱気球
balloon: 風船
wheel: 車輪,ホイール
engine: エンジン
machine: 機械,マシン,機器,装置
animal: 動物,生き物
pet: ペット
dog: 犬,ワンちゃん,わんこ,野良犬,老犬,愛犬,盲導犬,秋田犬,忠犬,いぬ
puppy: 子犬,仔犬
cat: 猫,ネコ,にゃんこ,野良猫,黒猫,三毛猫,白猫,飼い猫,ねこ
kitten: 子猫,仔猫
horse: 馬
cow: 牛
sheep: 羊
goat: ヤギ
pig: 豚
chicken: 鶏,ニワトリ
duck: アヒル,鴨
rabbit: うさぎ,ウサギ,兎
mouse: ネズミ,ねずみ
fox: 狐,キツネ,きつね,妖狐
wolf: 狼,オオカミ
bear: 熊,クマ
panda: パンダ
tiger: 虎,トラ
lion: ライオン,獅子
elephant: 象,ゾウ
monkey: 猿,サル
deer: 鹿
camel: ラクダ
bird: 鳥,小鳥
owl: フクロウ
crow: カラス,烏
crane: 鶴
eagle: 鷲,ワシ
sparrow: スズメ
peacock: 孔雀
parrot: オウム
penguin: ペンギン
pigeon: 鳩
fish: 魚,釣る,釣りをする,釣り上げる
goldfish: 金魚
koi: 鯉,錦鯉
whale: 鯨,クジラ
dolphin: イルカ,いるか
shark: サメ,鮫
octopus: タコ,蛸
jellyfish: クラゲ
turtle: 亀,カメ,ウミガメ
snake: 蛇,ヘビ
frog: 蛙,カエル
butterfly: 蝶,チョウ,蝶々
bee: 蜂,ミツバチ,蜜蜂
ant: 蟻,アリ
firefly: 蛍,ホタル
spider: 蜘蛛,クモ
insect: 虫,昆虫
snail: カタツムリ
flower: 花,お花
cherry blossom: 桜,桜の花
rose: 薔薇,バラ
sunflower: ひまわり,向日葵
lotus: 蓮
jasmine: ジャスミン
lavender: ラベンダー
tree: 木,樹木,大木
palm tree: ヤシの木
olive: オリーブ
leaf: 葉,葉っぱ,落ち葉,木の葉
grass: 草,芝生
moss: 苔
seed: 種
root: 根
branch: 枝
petal: 花びら
mushroom: キノコ,きのこ
stone: 石
rock: 岩
sand: 砂
mud: 泥
clay: 粘土,ねんど
wood: 木材,木製
metal: 金属
iron: 鉄
steel: 鋼
gold: 黄金,ゴールド
silver: 銀,シルバー,銀の
copper: 銅
glass: ガラス,グラス,コップ
paper: 紙
plastic: プラスチック
leather: 革,レザー
silk: 絹,シルク
cotton: 綿,コットン
wool: 羊毛,ウール
ceramic: 陶器,磁器,陶磁器
marble: 大理石,ビー玉
crystal: 水晶,クリスタル
diamond: ダイヤモンド,ダイヤ
dust: ほこり,埃,塵
smoke: 煙
steam: 湯気,蒸気,蒸す,蒸らす
fire: 火,炎
water: 水,水をやる
ice: 氷
rain: 雨,大雨,梅雨,雨が降る,降る,降りしきる,降り続く,降り出す,雨宿り
snow: 雪,大雪,吹雪,雪が降る
storm: 嵐,暴風雨
thunderstorm: 雷雨
lightning: 稲妻,雷
thunder: 雷鳴
wind: 風,海風,潮風,北風,春風,突風
breeze: そよ風
cloud: 雲
fog: 霧,濃霧,朝靄,朝もや
mist: もや,靄
rainbow: 虹
wave: 波,手を振る
tide: 潮
flood: 洪水,氾濫する,氾濫
earthquake: 地震
drought: 干ばつ
aurora: オーロラ
weather: 天気,天候
light: 光,明かり,灯り,ライト,軽い,灯す,点灯する,点灯,照らす
sunlight: 日光,陽光,木漏れ日,逆光,朝焼け
moonlight: 月光,月明かり
neon: ネオン
darkness: 闇,暗闇,暗黒,暗がり,闇夜
lamp: ランプ,電灯,灯
lantern: 提灯,灯籠,ランタン,行灯,灯籠流し
candle: ろうそく,キャンドル,蝋燭
streetlight: 街灯
color: 色,カラー,色彩,色合い,赤色,青色,白色,黒色,虹色
day: 一日,日に,翌日,当日
night: 夜,夜中,晩,深夜
morning: 朝
evening: 夕方,夕暮れ,夕
dawn: 夜明け,明け方,暁
dusk: 黄昏,たそがれ
sunset: 夕日,夕焼け,日没
sunrise: 日の出,朝日
noon: 正午,昼
midnight: 真夜中,零時,深夜零時
spring: 春,泉,湧き水
summer: 夏,夏休み
autumn: 秋
winter: 冬
month: 月間,か月
week: 週間,週
hour: 時間
minute: 分間,分で,分間で
second: 秒
today: 今日
tomorrow: 明日
yesterday: 昨日
past: 過去,昔
future: 未来,将来
childhood: 幼少期,子供時代
century: 世紀
birthday: 誕生日
wedding: 結婚式,披露宴
funeral: 葬式,葬儀
festival: 祭り,お祭り,祭,フェスティバル,夏祭り,花火大会,盆踊り,神輿
christmas: クリスマス
new year: お正月,正月,新年
ramadan: ラマダン
diwali: ディワリ
holi: ホーリー祭
party: パーティー
holiday: 休日,休暇,祝日
vacation: バカンス
trailer: 予告編,予告,トレーラー
teaser: ティーザー,特報
advertisement: 広告,CM,コマーシャル,宣伝
tutorial: チュートリアル, やり方, 使い方
how to: 方法,仕方
documentary: ドキュメンタリー,記録映画
music video: ミュージックビデオ,MV,PV
anime: アニメ
animation: アニメーション
cartoon: 漫画,カートゥーン
stop motion: ストップモーション,コマ撮り,クレイアニメ
film: 映画,フィルム,作品
short film: 短編映画,ショートフィルム
video: 動画,ビデオ,映像
scene: シーン,場面
shot: ショット,カット
close-up: クローズアップ
slow motion: スローモーション,スロー
time lapse: タイムラプス,早送り
black and white: 白黒,モノクロ
film noir: フィルムノワール
camera: カメラ,一眼レフ
story: 物語,話,ストーリー
fairy tale: 童話,おとぎ話,昔話
legend: 伝説
myth: 神話
drama: ドラマ
comedy: コメディ,喜劇
horror: ホラー
thriller: スリラー,サスペンス
romance: ロマンス,恋愛
action: アクション
science fiction: SF,サイエンスフィクション
fantasy: ファンタジー
western: 西部劇
mystery: 謎,ミステリー
adventure: 冒険,冒険する
cyberpunk: サイバーパンク
steampunk: スチームパンク
music: 音楽,曲
song: 歌,唄
melody: メロディー,旋律
rhythm: リズム
beat: ビート
band: バンド,バンドマン,ロックバンド
orchestra: オーケストラ,交響楽団,楽団
concert: コンサート,ライブ
jazz: ジャズ
piano: ピアノ
guitar: ギター,エレキギター
violin: バイオリン,ヴァイオリン
drum: 太鼓,ドラム
flute: 笛,フルート
oud: ウード
trumpet: トランペット
interview: インタビュー
news: ニュース
report: 報告,レポート
vlog: ブイログ,Vlog
history: 歴史
logo: ロゴ
poster: ポスター
title: タイトル,題名
credits: クレジット
brand: ブランド,老舗ブランド
product: 商品,製品
launch: 発売,新発売,発表,打ち上げ
discount: 割引,値引き
sale: セール,バーゲン
offer: オファー,キャンペーン
price: 値段,価格
review: レビュー,口コミ,評価
honest review: 正直なレビュー,本音レビュー
unboxing: 開封,開封動画
testimonial: 体験談,お客様の声
quality: 品質,質
free: 無料
new: 新しい,新,新たな,新米
app: アプリ
website: ウェブサイト,サイト
startup: スタートアップ,新興企業
service: サービス
business: ビジネス,商売
investor: 投資家
money: お金,金銭
gift: 贈り物,プレゼント,ギフト,手土産,お土産
phone: 電話,スマホ,携帯,スマートフォン
computer: パソコン,コンピューター,コンピュータ
laptop: ノートパソコン,ラップトップ
screen: 画面,スクリーン
internet: インターネット,ネット
artificial intelligence: 人工知能,AI
virtual reality: 仮想現実,VR
hologram: ホログラム
radio: ラジオ
television: テレビ
headphones: ヘッドホン,イヤホン
speaker: スピーカー
watch: 腕時計,観る,見守る
clock: 時計,懐中時計,柱時計
alarm clock: 目覚まし時計,目覚まし
book: 本,書物
notebook: ノート,手帳
diary: 日記
letter: 手紙,便箋,封筒
postcard: 葉書,ハガキ
photograph: 写真
painting: 絵,絵画
statue: 像,彫像,石像
map: 地図
compass: 羅針盤,コンパス
key: 鍵,カギ
lock: 錠前
box: 箱
package: 荷物,小包
bag: 鞄,カバン,バッグ,袋,トートバッグ,ランドセル
suitcase: スーツケース,トランク
backpack: リュック
umbrella: 傘,ビニール傘,相合傘
mirror: 鏡
chair: 椅子
table: テーブル,机
desk: デスク
bed: ベッド,布団
sofa: ソファ
bench: ベンチ
carpet: 絨毯,カーペット
curtain: カーテン
blanket: 毛布
pillow: 枕
bottle: 瓶,ボトル
cup: カップ,湯呑み
plate: 皿,お皿
bowl: 茶碗,丼,ボウル
knife: 包丁,ナイフ
spoon: スプーン
fork: フォーク
pot: 鍋
pan: フライパン
oven: オーブン,窯
stove: コンロ,ストーブ
refrigerator: 冷蔵庫,冷凍庫
vase: 花瓶
flowerpot: 植木鉢
toy: おもちゃ,玩具
doll: 人形
teddy bear: ぬいぐるみ,テディベア
kite: 凧,凧揚げ
paper airplane: 紙飛行機
paper boat: 紙の船
origami: 折り紙
ball: ボール
game: ゲーム,遊び
chess: チェス,将棋
card: カード
dice: サイコロ
puzzle: パズル
football: サッカー
basketball: バスケットボール,バスケ
baseball: 野球
cricket: クリケット
tennis: テニス
boxing: ボクシング,格闘技,プロレス
yoga: ヨガ
marathon: マラソン
race: レース,競争,駅伝,競馬,競う,競走する,競走
match: 試合,マッチ
olympics: オリンピック
trophy: トロフィー
medal: メダル
crown: 王冠,冠
ring: 指輪,婚約指輪
necklace: ネックレス,首飾り
earring: イヤリング
jewel: 宝石
treasure: 宝物,宝,財宝
coin: コイン,硬貨
sword: 剣,刀
shield: 盾
bow: 弓,お辞儀する,お辞儀
arrow: 矢
gun: 銃
bomb: 爆弾
armor: 鎧,甲冑
mask: 仮面,マスク,能面,お面
helmet: ヘルメット,兜
flag: 旗
rope: 縄,ロープ
net: 網
chain: 鎖
hammer: 金槌,ハンマー
tool: 道具,工具
gear: 歯車
thread: 糸
needle: 針
brush: 筆,ブラシ
ink: 墨,インク
pen: ペン,万年筆
pencil: 鉛筆
typewriter: タイプライター
record: レコード,記録する,記録,録音する,録音
cassette: カセットテープ,カセット
music box: オルゴール
telescope: 望遠鏡
microscope: 顕微鏡
medicine: 薬
perfume: 香水,フレグランス
cosmetics: 化粧品,コスメ
soap: 石鹸
shampoo: シャンプー
cream: クリーム
food: 食べ物,料理,ご飯
meal: 食事
breakfast: 朝食,朝ごはん
lunch: 昼食,ランチ,給食
dinner: 夕食,晩ご飯,ディナー
bread: パン,食パン
cake: ケーキ
cookie: クッキー
chocolate: チョコレート,チョコ
candy: 飴,キャンディ,駄菓子,金平糖,ラムネ
sweets: お菓子,和菓子
ice cream: アイスクリーム,アイス,ソフトクリーム
rice: 米,お米
noodles: 麺,うどん
ramen: ラーメン
sushi: 寿司
dumpling: 餃子,団子
steamed bun: 肉まん,中華まん,豚まん,あんまん
soup: スープ,味噌汁
pizza: ピザ
pasta: パスタ
hamburger: ハンバーガー
curry: カレー
meat: 肉
egg: 卵,玉子,たまご
cheese: チーズ
milk: 牛乳,ミルク
butter: バター
honey: 蜂蜜,はちみつ
sugar: 砂糖
salt: 塩
spice: スパイス,香辛料
flour: 小麦粉
dough: 生地
fruit: 果物,フルーツ
vegetable: 野菜
apple: 林檎,りんご,リンゴ
orange: みかん,オレンジ
lemon: レモン
strawberry: いちご,イチゴ
mango: マンゴー
date palm: ナツメヤシ
coffee: コーヒー,珈琲
espresso: エスプレッソ
tea: お茶,紅茶,緑茶,抹茶
juice: ジュース
wine: ワイン
beer: ビール,生ビール,乾杯
sake: 日本酒
soda: 炭酸,ソーダ
drink: 飲み物,ドリンク,飲料,飲料水,清涼飲料,飲む
recipe: レシピ
ingredient: 材料,食材
clothes: 服,洋服,衣装
dress: ドレス,ワンピース,着替える
shirt: シャツ
coat: コート,外套
raincoat: レインコート,雨合羽
jacket: ジャケット,上着
suit: スーツ,背広
uniform: 制服,ユニフォーム
kimono: 着物,浴衣
sari: サリー
hat: 帽子
scarf: マフラー,スカーフ
shoe: 靴
sneakers: スニーカー,運動靴
boots: ブーツ,長靴
glasses: 眼鏡,メガネ
sunglasses: サングラス
gloves: 手袋
fashion: ファッション
fabric: 布
memory: 思い出,記憶,追憶
secret: 秘密,内緒,秘密の
betrayal: 裏切り
freedom: 自由
love: 愛,恋,愛情,愛する,恋する
friendship: 友情
hope: 希望,希望の光,願う,望む
dream: 夢,夢見る,夢を見る
nightmare: 悪夢
fear: 恐怖,恐れ,恐れる,怖がる
joy: 喜び,歓喜,喜ぶ,喜怒哀楽,歓声
happiness: 幸せ,幸福
sadness: 悲しみ,哀愁
anger: 怒り,怒りに
pain: 痛み,苦しみ
loneliness: 孤独,寂しさ
nostalgia: 郷愁,ノスタルジー,懐かしさ
longing: 憧れ
regret: 後悔
guilt: 罪悪感
revenge: 復讐
jealousy: 嫉妬
courage: 勇気,度胸
peace: 平和
war: 戦争,合戦
battle: 戦い,決戦
victory: 勝利
defeat: 敗北,倒す,打ち倒す,勝ち取る
power: 力,権力,パワー,力強い,全力,体力
truth: 真実,真相
lie: 嘘,嘘つき,横たわる,寝転ぶ
faith: 信仰
fate: 運命,宿命
life: 人生,命,生活
death: 死
birth: 誕生,出産,妊婦
beginning: 始まり,最初
ending: 終わり,結末,エンディング
journey: 旅,旅路
trip: 旅行
road trip: ドライブ旅行
return: 帰還,帰る,戻る,帰宅する,帰宅
farewell: 別れ,さよなら
reunion: 再会
encounter: 出会い
promise: 約束,約束する
wish: 願い,願い事
idea: アイデア,考え
question: 質問,問い
problem: 問題
solution: 解決
success: 成功
failure: 失敗
mistake: 間違い,ミス
danger: 危険
accident: 事故
crime: 犯罪
murder: 殺人
robbery: 強盗
heist: 強奪
plan: 計画
mission: 任務,ミッション
rescue: 救助,救出,救助する
escape: 脱出,逃亡,逃亡者,脱獄,逃げる,脱出する,逃れる
chase: 追跡,カーチェイス,追う,追いかける,追跡する,追い求める,追い越す,追い払う
duel: 決闘
rebellion: 反乱
revolution: 革命
law: 法律
justice: 正義
education: 教育
science: 科学
technology: 技術,テクノロジー
invention: 発明,発明品
experiment: 実験,実験体
magic: 魔法
spell: 呪文,呪い
miracle: 奇跡
climate change: 気候変動
environment: 環境
pollution: 汚染
energy: エネルギー,太陽光発電,発電
electricity: 電気
health: 健康,健康診断
illness: 病気
beauty: 美,美しさ,美女,美少女,美人
art: 芸術,アート
poetry: 詩
culture: 文化
tradition: 伝統
language: 言葉,言語
word: 単語
name: 名前
number: 数字,一,二,三,四,五,六,七,八,九,十,万
silence: 沈黙,静寂,静けさ,無音
sound: 音,物音
noise: 騒音
speed: 速度, スピード, 高速, 超高速, 猛スピード, 疾走する, 疾走, 爆走する, 爆走, 加速する, 加速
distance: 距離
step: 一歩,歩み,ステップ,段階,踏む,踏み出す,踏み入れる
top: 頂上,てっぺん
edge: 端,縁,果て,隅
center: 中心,真ん中
part: 部分,離れ離れ,別れ別れ
place: 場所
piece: 欠片
job: 仕事
shift: 夜勤
meeting: 会議,打ち合わせ
exam: 試験,受験
lesson: 授業,レッスン
homework: 宿題
graduation: 卒業
housework: 家事
hobby: 趣味
sport: スポーツ
nap: 昼寝
walk: 散歩,歩く,あるく,散歩する
ticket: 切符,チケット
ice skating: アイススケート,フィギュアスケート
fireworks: 花火
hot spring: 温泉
vending machine: 自動販売機,自販機
calligraphy: 書道
pottery: 陶芸
knitting: 編み物
gardening: ガーデニング
shopping: 買い物,ショッピング
construction: 工事,建設
inside: 中で,内部,内,内側,室内,車内,船内,店内,中の,中を,中
outside: 外で,屋外,外,外側,窓の外,外の
above: 上空,上から
under: 下で,下の
between: 間に,間を,合間
behind: 後ろ,背後
in front of: 前で,目の前
near: 近く,そばに,隣
through: 通り抜ける
around: 周り
toward: 向かって,向かう
together: 一緒に,共に
suddenly: 突然,急に,いきなり
again: 再び,もう一度,もう一度だけ,再度
every day: 毎日
every night: 毎晩,夜ごと,夜な夜な
every morning: 毎朝
forever: 永遠に,永遠
one day: ある日
once upon a time: 昔々,むかしむかし
years later: 年後
alone together: 二人きり
two people: 二人
one person: 一人
three people: 三人
one: 一つ,一匹,一本,一台,一羽,一枚,一軒
two: 二つ,二匹,二台
three: 三つ,三匹
four: 四つ
five: 五つ
ten: 十個
hundred: 百
thousand: 千
many: たくさん,多くの,大勢
all: すべて,全て,全員
half: 半分
who: 誰
other: 別の,他の
own: 自分,自ら
opponent: 相手
novel: 小説
comic: コミック
professor: 教授
expert: 専門家,達人
adult: 大人
leader: リーダー
president: 大統領
politician: 政治家
master: 師匠,マスター,極める,究める
apprentice: 弟子,見習い
owner: 飼い主,持ち主,主人
resident: 住民
bodyguard: ボディーガード
maid: メイド
servant: 召使い
butler: 執事
geisha: 芸者,舞妓
sumo: 相撲,力士
hairdresser: 美容師
dentist: 歯医者
veterinarian: 獣医
flight attendant: 客室乗務員
cashier: レジ係
cleaner: 清掃員
street performer: 大道芸人
violinist: バイオリニスト
drummer: ドラマー
conductor: 指揮者,車掌,タクト
composer: 作曲家
storyteller: 語り部,語り手
sculptor: 彫刻家
weaver: 機織り,織物職人
glassblower: ガラス職人
calligrapher: 書道家
archaeologist: 考古学者
biologist: 生物学者
astronomer: 天文学者
clone: クローン
android: アンドロイド
cyborg: サイボーグ
spirit: 精霊
goblin: 小鬼
yokai: 妖怪,河童,天狗,座敷童
creature: 生物
nest: 巣
feather: 羽根
fur: 毛皮,毛,体毛
egg shell: 殻
skeleton: 骸骨,骨格
skull: 頭蓋骨,ドクロ
cell: 細胞
virus: ウイルス
brain: 脳
mind: 心の中
wound: 傷
tattoo: 刺青,タトゥー
makeup: 化粧,メイク
lipstick: 口紅
bath: 入浴
shower: シャワー
garbage: ゴミ,ごみ
trash can: ゴミ箱
recycling: リサイクル
solar system: 太陽系
gravity: 重力
atom: 原子
dna: 遺伝子
photosynthesis: 光合成
water cycle: 水の循環
chart: 図表,グラフ
data: データ
infographic: インフォグラフィック
diagram: 図解
lens: レンズ
battery: 電池,バッテリー,充電,充電器
solar panel: ソーラーパネル,太陽光
wind turbine: 風力発電,風車
windmill: 風車小屋
power plant: 発電所
mine: 鉱山
rail: 線路
railway: 鉄道
lane: 車線
pier: 桟橋
deck: 甲板
cabin: 小屋,山小屋
tent: テント
campfire: 焚き火,キャンプファイヤー
fireplace: 暖炉
chimney: 煙突
courtyard: 中庭
porch: 縁側,玄関
yard: 裏庭
neighborhood: 近所,町内
slum: スラム
suburb: 郊外
countryside: 田舎,農村
metropolis: 大都会,大都市
ruined city: 廃都
wasteland: 荒野,荒地,荒れ地,焼け野原
post-apocalyptic: 終末,ポストアポカリプス
underwater: 水中,海底,海中
coral reef: サンゴ礁,珊瑚礁
pond: 池
stream: 小川,渓流
puddle: 水たまり
riverbank: 河原,川辺
horizon: 地平線,水平線
landscape: 風景,景色
view: 眺め
season: 季節,四季
icicle: つらら
snowman: 雪だるま
snowflake: 雪の結晶
drop: 雫,しずく,落とす
bubble: 泡,シャボン玉
spark: 火花
ash: 灰
reflection: 反射,映る
dot: 点
line: 線
circle: 円
triangle: 三角,三角形
square shape: 四角,正方形
cube: 立方体
shape: 形,姿,姿を
pattern: 模様
stripe: 縞
clay animation: クレイアニメーション
paper cutout: 切り絵,切り紙
watercolor: 水彩,水彩画
ink painting: 水墨画
oil painting: 油絵
pixel: ドット絵,ピクセル
shadow puppet: 影絵
collage: コラージュ
graffiti: 落書き,グラフィティ
voice-over: ナレーション
narrator: ナレーター
dialogue: 会話,対話
conversation: おしゃべり
monologue: 独白,モノローグ
joke: 冗談,ジョーク
prank: いたずら
surprise: サプライズ,驚き,驚く,驚かせる
argument: 口論
fight scene: 喧嘩
kung fu: カンフー
karate: 空手
sword fight: 剣戟,チャンバラ
superpower: 超能力
time travel: タイムトラベル,時間旅行
time machine: タイムマシン
parallel world: 異世界,パラレルワールド
portal: ポータル
laser: レーザー
code: 暗号,コード
password: パスワード
message: メッセージ
email: メール
notification: 通知
social media: SNS,ソーシャルメディア
selfie: 自撮り
video call: ビデオ通話
video game: ビデオゲーム
delivery: 配達,宅配,出前
package design: パッケージ
store opening: 開店,オープン
collection: コレクション
model: モデル
design: デザイン,設計する,設計,デザインする
skincare: スキンケア,美容液,化粧水,保湿
deodorant: デオドラント
toothpaste: 歯磨き粉
detergent: 洗剤
vacuum cleaner: 掃除機
washing machine: 洗濯機
blender: ミキサー
coffee machine: コーヒーメーカー
mattress: マットレス
furniture: 家具
insurance: 保険,生命保険
loan: ローン
real estate: 不動産
nonprofit: ボランティア
donation: 寄付,募金
campaign: キャンペーン活動
awareness: 啓発
election: 選挙
vote: 投票
recipe video: 料理動画
tips: コツ
reason: 理由
difference: 違い
before and after: ビフォーアフター
procedure: 手順,工程,流れ
task: 作業
bean: 豆,大豆
shopping street: 商店街,アーケード街
ronin: 浪人,用心棒
old enemy: 宿敵,敵役
period drama: 時代劇,大河
crowded train: 満員電車,通勤電車
easy to understand: 分かりやすく,わかりやすく,わかりやすい
meat and potatoes: 肉じゃが
schoolyard: 校庭,校舎
graduate: 卒業生,新入生
shiba inu: 柴犬
heartwarming: ほのぼの,心温まる,ハートフル,癒し,癒やし
closing sale: 閉店セール,閉店
notice: お知らせ,告知
half price: 半額
all items: 全品,全商品
oxygen: 酸素
heartbreak: 失恋,失恋した
young people: 若者たち,若い男女
high school girl: 女子高生,女学生
middle school student: 中学生,小学生,小学校,中学校,高校
little: 小さく,ちっちゃな,ミニ
child care: 保育園,幼稚園
mother and child: 母子,親子
father and son: 父子
married couple: 老夫婦
classmate: 同級生,クラスメート,幼なじみ,幼馴染
rival: ライバル,好敵手
senior: 先輩,後輩
colleague: 同僚
office worker: 会社員,サラリーマン,OL,新入社員,社員
part-timer: アルバイト,バイト
shop clerk: レジ
swordsman: 剣士,剣客,武将,将軍
feudal lord: 殿様,大名,城主
demon king: 魔王
raccoon dog: 狸,タヌキ,たぬき
small bird: 雛,ひな,ツバメ,燕,雀
hedgehog: ハリネズミ
otter: カワウソ
bouquet: 花束
tea ceremony: 茶道,茶室
flower arrangement: 生け花
old folk house: 古民家,町家,長屋,屋敷
haunted house: お化け屋敷,幽霊屋敷
japanese garden: 日本庭園
torii: 鳥居
tatami: 畳,和室
sliding door: 障子,襖
kotatsu: こたつ,炬燵
wind chime: 風鈴
fan: 扇子,うちわ,団扇
paper umbrella: 和傘,番傘
goldfish scooping: 金魚すくい
shaved ice: かき氷
rice cake: 餅,おもち
rice ball: おにぎり,おむすび
bento: 弁当,お弁当,駅弁
soba: 蕎麦,そば屋,蕎麦屋
miso: 味噌
soy sauce: 醤油
tofu: 豆腐
omelet: オムライス,卵焼き
tempura: 天ぷら
yakitori: 焼き鳥,屋台
hot pot: 鍋料理,すき焼き
green tea: 煎茶,茶葉,茶畑
latte: ラテ,カフェラテ
pudding: プリン
pancake: パンケーキ,ホットケーキ
donut: ドーナツ
sandwich: サンドイッチ
salad: サラダ
steak: ステーキ
yogurt: ヨーグルト
potato: じゃがいも,ジャガイモ,芋
onion: 玉ねぎ,玉ネギ
carrot: にんじん,ニンジン
tomato: トマト
cabbage: キャベツ
peach: 桃
grape: ぶどう,葡萄,ブドウ
watermelon: スイカ
persimmon: 柿
chestnut: 栗
salmon: 鮭
tuna: マグロ
evening shower: 夕立,通り雨,にわか雨
first snow: 初雪,粉雪
typhoon: 台風
autumn leaves: 紅葉,もみじ
hydrangea: 紫陽花,あじさい
dandelion: タンポポ,たんぽぽ
morning glory: 朝顔
camellia: 椿
plum blossom: 梅
pine: 松
sprout: 芽,新芽,芽生える,芽吹く
full moon: 満月,三日月,月夜
meteor: 流れ星,流星,隕石,流星群
milky way: 天の川,七夕
sea of clouds: 雲海
starry sky: 夜空,満天の星
snowfield: 雪原,雪山,雪国,雪景色
riverside: 川沿い,土手,河川敷
seaside: 海沿い,波打ち際
harbor town: 港町,漁村,漁港
mountain village: 山村,山里,山奥,里山
slope: 坂道,坂
hilltop: 丘の上
ridge: 尾根
path: 小道,山道,夜道,一本道
railroad crossing: 踏切
last train: 終電,最終列車,始発
bullet train: 新幹線
local train: ローカル線,単線
night bus: 夜行バス,夜行列車
steam locomotive: 蒸気機関車,SL
ferry: フェリー,渡し船
fishing boat: 漁船
cockpit: 操縦席,コックピット
race car: レーシングカー
convertible: オープンカー
light truck: 軽トラ
police car: パトカー
ambulance: 救急車
fire engine: 消防車
traffic light: 信号機,信号
billboard: 看板
sign: 標識,署名する,署名,契約する
phone booth: 電話ボックス,公衆電話
mailbox: 郵便受け,ポスト
public bath: 銭湯,露天風呂
arcade: ゲームセンター
karaoke: カラオケ
pachinko: パチンコ
love letter: ラブレター,恋文
will: 遺書,遺言
keepsake: 形見
album: アルバム
kaleidoscope: 万華鏡
spinning top: 独楽,コマ
tin toy: ブリキ
snow globe: スノードーム
block: 積み木,ブロック
capsule toy: ガチャ
plush: 縫いぐるみ
felt: フェルト,毛糸
cardboard: 段ボール,ダンボール
light bulb: 電球,豆電球
switch: スイッチ,切り替わる,切り替える
button: ボタン
remote: リモコン
smart speaker: スマートスピーカー
smart watch: スマートウォッチ
wireless earphones: ワイヤレスイヤホン
rice cooker: 炊飯器
kettle: やかん,ケトル,急須
dishwasher: 食洗機
toothbrush: 歯ブラシ
towel: タオル
tissue: ティッシュ
lotion: 乳液
sunscreen: 日焼け止め
hair dryer: ドライヤー
running shoe: ランニングシューズ
wheelchair: 車椅子
cane: 杖
prosthetic: 義足,義手
memory loss: 記憶喪失,記憶を失った
dementia: 認知症
insomnia: 不眠症,眠れない
heart disease: 余命
grief: 喪失,哀しみ,悲しむ,悲哀,嘆く
bond: 絆
youth: 青春
first love: 初恋
love triangle: 三角関係
long distance love: 遠距離恋愛
unrequited love: 片思い,片想い
reincarnation: 転生,生まれ変わり,生まれ変わる
time loop: ループ,タイムループ
prophecy: 予言
legendary: 伝説の
sealed: 封印,封印された
contract: 契約
sacrifice: 犠牲,生贄
trial: 裁判,試練
conspiracy: 陰謀
incident: 事件
evidence: 証拠
clue: 手がかり
victim: 被害者
witness: 目撃者
locked room: 密室
blackout: 停電
disaster: 災害,震災
survivor: 生存者,生き残り
apocalypse: 終末世界,滅亡,滅びた
colony: 植民地,コロニー
sector: 基地,施設
system: 仕組み,システム,しくみ
mechanism: メカニズム,構造
cause: 原因
effect: 効果,影響
beginner: 初心者,入門
summary: まとめ
tip: 裏技,ポイント
comparison: 比較
new model: 新型,新モデル,最新
limited: 限定,期間限定
present campaign: 応募
opening: オープニング,開幕,開業
narration: 語り
subtitles: 字幕
one minute: 一分,1分
seconds: 秒間
style: 風の,スタイル
ghibli: ジブリ
hand drawn: 手描き
watercolor style: 水彩画風
nostalgic: 懐かしい,昭和,レトロな
fantastic: 幻想的な,夢幻
bittersweet: 切ない,ほろ苦い
refreshing: 爽快,清々しい
energetic: 元気,元気な,活気
gentle: 優しい,やさしい,優しく,穏やかな
clumsy: 不器用,ドジ
stubborn: 頑固,頑固な
mischievous: いたずら好き
lonely: ひとりぼっち,一人暮らし,孤独な,寂しい,さびしい
mute: 無口,無口な,無言
masked: 仮面の,覆面
nameless: 名もなき
nobody: 誰も
somewhere: どこか
whole world: 世界中
in the middle: 途中
among: 中に,中へ,中から
on: 上で,上に,上を
both: 両方,両手
each other: 互い,お互い,同士
slowly: ゆっくりと,少しずつ,次第に
secretly: こっそり,ひそかに,密か
quietly: 静かに,そっと
finally: ついに,やがて,遂に
always: いつも,ずっと
still: まだ
alone: たった一人,ただ一人,一人きり,一人で,独り
only: だけ,唯一
every year: 毎年,毎週
weekend: 週末
summer vacation: 冬休み
after school: 放課後
lunch break: 昼休み
midsummer: 真夏,真冬
new life: 新生活
moving house: 引っ越し,引越し
one word: 一言
public housing: 団地
tense: 緊迫,緊張,緊迫感,迫力
zen meditation: 座禅,瞑想,修行
mosquito: 蚊
quantum: 量子
for children: 子供向け,小学生向け,向け
deep sea: 深海,海溝
bottom: 底
regional: 地方,地元,郷土
sake brewery: 酒蔵,蔵,蔵元
three generations: 三代,代々
taste: 味,味わい,味わう,味見する,味見,頬張る
shut-in: 引きこもり
next room: 隣室,隣の部屋
cello: チェロ,弦楽器
tone: 音色,響き,鐘の音,足音,雨音,波音
black market: 闇市
reindeer: トナカイ
honest: 正直,正直な
really: 本当,本当に,実は
moon surface: 月面,月の裏側
rover: 探査車,探査
club activity: 部活,部活動,部員,サッカー部,野球部,吹奏楽部
substitute: 補欠,控え
comeback: 逆転,大逆転
shoot: シュート,ゴール,ホームラン,撃つ,撮影する,撮影
one side: 片方,片隅
pursuer: 追手,追っ手
bonsai: 盆栽
person counter: 四人,五人,七人
year counter: 年間,十年,百年,数年,年前
old: 老朽,古び,古い,年老いた
underground: 地下,地底
above ground: 地上
surface: 水面,表面,海面
side: 側,傍ら
front: 手前,正面
middle: 中央,最中
direction: 方向,東,西,南,北
here and there: あちこち
world end: 世界の終わり,世界の果て
ginza: 銀座,渋谷,新宿,秋葉原,浅草,原宿
hokkaido: 北海道,沖縄,長崎,広島,奈良,神戸,横浜,名古屋,福岡
edo: 江戸,平安,戦国,明治,大正,平成
era: 時代,年代
blackboard: 黒板,チョーク
tractor: トラクター
farmland: 農地,段々畑,麦畑
ranch: 牧草
old shop: 老舗,駄菓子屋,骨董店,時計店,写真館,楽器店,玩具店,喫茶
bath house: 風呂屋
mansion: 館,洋館,豪邸
watchtower: 塔の上,見張り台
dungeon: 地下牢,ダンジョン
villager: 住人,町民,市民,島民
passerby: 通行人,通りすがり
crew: 乗組員,隊員,クルー
squad: 部隊,小隊,軍団
general: 大将,司令官
emperor: 皇帝,天皇,帝
empire: 帝国
minister: 大臣,総理
mayor: 市長,町長,村長
elf: エルフ,ドワーフ,ゴブリン
beast: 獣,魔獣,野獣
guardian: 守護者,守り神
suspect: 容疑者,怪しむ
bank robber: 銀行強盗
software: ソフト,ソフトウェア
program: プログラム,アルゴリズム
server: サーバー
network: ネットワーク
signal: 電波
electric wave: 電磁波
oil: 石油,油,オイル
carbon dioxide: 二酸化炭素
warming: 温暖化,地球温暖化
ecosystem: 生態系
evolution: 進化
immune: 免疫,ワクチン
bacteria: 細菌,菌
blood flow: 血液,血管
muscle: 筋肉,筋トレ
stomach: 胃,腸,お腹
lung: 肺
sleep: 睡眠,眠り,眠る,寝る
stress: ストレス
surgery: 手術,治療
patient: 患者,入院,病室
old age home: 老人ホーム
disability: 障害,聴覚障害
sign language: 手話
school refusal: 不登校
bullying: いじめ
poverty: 貧困
unemployment: 失業,無職
overwork: 残業,過労
company president: 会長,起業家
job hunting: 就活,面接
salary: 給料
rent: 家賃,借りる,貸す
house hunting: 物件
income: 収入
tax: 税金
newspaper: 新聞,新聞紙
magazine: 雑誌
manga artist: 漫画家
editor: 編集者
announcer: アナウンサー
comedian: 芸人,お笑い
idol: アイドル
singer-songwriter: シンガーソングライター
choir: 合唱,聖歌隊
chorus: コーラス,合唱する
shamisen: 三味線,琴,尺八
rock music: ロック,ロックンロール,パンク
hip hop: ヒップホップ,ラップ
classical: クラシック
ballad: バラード
ballet: バレエ
flamenco: フラメンコ,タンゴ
new year shrine visit: 初詣
cherry viewing: 花見,お花見
moon viewing: お月見
valentine: バレンタイン
halloween: ハロウィン
santa claus: サンタ,サンタさん
birthday party: 誕生日会
wedding dress: ウェディングドレス
baby carriage: ベビーカー
diaper: おむつ
child rearing: 子育て,育児
housewife: 主婦
single mother: シングルマザー
divorce: 離婚
widower: やもめ
coming of age: 成人式
high schooler: 高校球児
sports day: 運動会,文化祭,修学旅行
judo: 柔道,剣道,弓道
surfing: サーフィン
snowboard: スノーボード,スノボ
skate: スケート
mountain climbing: 登山,山登り,頂
camp: キャンプ場,キャンプする,キャンプ
hiking: ハイキング
fishing: 釣り,釣り人
swimming: 水泳
finish line: ゴールテープ
champion: 王者,チャンピオン,優勝者
rainy sky: 雨空,曇り空,雨粒,雨上がり,豪雨,土砂降り
snowstorm: 猛吹雪
cold wave: 寒波
heat: 猛暑,熱,熱気,温める,熱する
lamplight: 街明かり,灯火,ろうそくの火,電飾,照明
neon sign: ネオン街,ネオンサイン
smell: 香り,匂い,嗅ぐ,匂う,香る,薫る
bright red: 真紅,深紅
dark blue: 紺,藍,藍色,水色
light green: 黄緑,エメラルド
gold color: 金の,黄金色
size: 大きさ,大きく,大型,小型
weight: 重さ
height: 高さ,高く,高い
length: 長さ,長く
number one: 一位,世界一,日本一
first: 初,第一,初めて,最初の,初めての
last: ラスト,最期,最後の,最後
next: 次,次の
moment: 瞬間,一瞬
instant: 即席,インスタント
time limit: 制限時間,期限,締め切り
early morning: 早朝
whole day: 一日中,一晩,一夜
tonight: 今夜,今宵
weekday: 平日
lifetime: 一生,生涯,人生最後
daily life: 日常,日々,暮らし,日常生活
end of life: 余生,最期の
old days: かつて,その昔
present: 現在,現代,今,披露する,披露,発表する
reality: 現実,現実世界
illusion: 幻,幻覚
dream world: 夢の中,夢の国
emotion: 感情,気持ち,想い,思い
madness: 狂気,狂う,狂った
tension: 緊張する,ハラハラ,ドキドキ
laughter: 笑い,爆笑,笑い声
comfort: 安らぎ,癒す,癒される
pride: 誇り,誇る,プライド
determination: 決意,覚悟,信念
passion: 情熱,熱意
effort: 努力,頑張る,根性
talent: 才能,天才
ordinary: 平凡,普通
secret base: 秘密基地
rumor: 噂
misunderstanding: 誤解,勘違い
coincidence: 偶然
chance: チャンス,きっかけ
choice: 選択
answer: 答え,回答,答える,返事する,返事
hint: ヒント
theme: テーマ,題材
concept: コンセプト
catchphrase: キャッチコピー
advertisement video: PR動画,紹介動画,宣伝動画,広告動画
movie style: 映画風
monochrome: モノクロ映画
sepia: セピア
silhouette animation: 影絵アニメ
camera shake: 手持ちカメラ
aerial shot: 空撮
still image: 静止画
background: 背景
foreground: 手前に
character: キャラクター,登場人物
heroine: ヒロイン
main character: 主役
opening scene: 冒頭
climax: クライマックス
twist: どんでん返し
happy end: ハッピーエンド
sequel: 続編
series: シリーズ,連載
episode: エピソード
based on: 基に
true story: 実話
original work: 原作
puppet animation: パペット,パペットアニメ
paper craft: ペーパークラフト,紙人形
sand art: 砂絵
woodblock print: 浮世絵,版画,木版画
folding screen: 屏風,掛け軸
handwriting: 手書き,筆文字
stamp: 切手
calendar: カレンダー,暦
hourglass: 砂時計
old clock: 古時計
weapon: 武器,兵器
tank: 戦車
fighter plane: 戦闘機,零戦
missile: ミサイル
bullet: 弾丸,銃弾
shrapnel: 瓦礫
stone step: 石段,石畳
stone wall: 石垣
river mouth: 河口
tide pool: 干潟
cape: 岬
uninhabited island: 無人島,離島,孤島
floating island: 浮島
sea turtle: 海亀
seagull: カモメ,海鳥
crab: カニ,蟹
shrimp: エビ,海老
squid: イカ,烏賊
oyster: 牡蠣
sardine: イワシ,サンマ,秋刀魚,鯛
dragonfly: トンボ,とんぼ
cicada: セミ,蝉
beetle: カブトムシ,クワガタ
caterpillar: イモムシ,青虫
squirrel: リス
mole: モグラ
hippo: カバ
giraffe: キリン
crocodile: ワニ
kangaroo: カンガルー
koala: コアラ
polar bear: シロクマ,白熊,ホッキョクグマ
gorilla: ゴリラ
bat: コウモリ
swallow: つばめ
duckling: ひよこ,ヒヨコ
calf: 子牛,子馬,子鹿,子羊,子豚,子象,子熊,子狐,子ぎつね,子グマ
pack: 群れ
wild animal: 野生動物
retirement: 定年,引退
engineer of train: 機関士
before: 前の,前に
pass: 峠,山越え,過ぎる,通る,通り過ぎる,経つ,越す
made: できた,でできた,作られた
laundry: 洗濯物,洗濯
sock: 靴下
partner: 相棒,パートナー,コンビ
mountain lodge: 山荘,ロッジ,別荘,ペンション
one by one: 一人ずつ,次々,次々と,一つずつ
sensitive skin: 敏感肌,乾燥肌
like: ように,ような,みたいな,みたいに,まるで
eruption: 噴火,噴く
why: なぜ,どうして
how: どうやって,どのように
what: 何,何か
cross section: 断面図,断面
late: 亡き,故人
late night: 夜更け,夜更かし
oden: おでん
reconciliation: 仲直り,和解
after closing: 閉館,閉館後,閉店後
ring stage: リング,リングの上
merchant caravan: 商隊,隊商
nail: ネイル,マニキュア
clock tower: 時計台,時計塔
in front of station: 駅前
whole town: 町中,街中,村中
same: 同じ,同様
egg over rice: 卵かけご飯
way: 塗り方,選び方,作法,撮り方,直し方,育て方,描き方,歩き方,方
day off: 日曜日,土曜日,日曜,金曜
after: 後,後に,のち
about: について,に関する,に関
for: ための,ために
closed: 閉ざす,閉館する
swell: 膨らむ,膨れる
fall in love: 恋をする,恋に落ちる,惚れる
poke: つつく
must be: はず
former: 元
afternoon: 午後,昼下がり,夕刻,午前
night shift: 夜勤明け
hamster: ハムスター
on the verge: 寸前,間際,直前
out of business: 廃業,倒産
caretaker: 管理人,園長,館長,駅長,校長
snow shoveling: 雪かき
regular customer: 常連,常連客
tear apart: 引き裂く,引き裂かれる
bathe in: 浴びる,浴びせる
light signal: 光信号
landlady: 女主人
because: ため
wash up on shore: 打ち上げられる,打ち上げられた
beach walk: 渚
shell: 貝殻,貝
bottle mail: 瓶の手紙,ボトルメール
tea shop: 甘味処,茶屋
inn: 旅籠,宿,民宿,宿屋
storehouse: 土蔵
hole: 穴,落とし穴
crack: 隙間,割れ目,ひび割れる
light pole: 電柱,電線
iron bridge: 鉄橋,吊り橋,歩道橋
intersection: スクランブル交差点
sidewalk: 歩道,路面
gutter: 側溝
park bench: 公園のベンチ,ブランコ,滑り台,砂場
hide and seek: かくれんぼ,鬼ごっこ
jump rope: 縄跳び
tag: 名札
fried: 唐揚げ,とんかつ,フライ
gyoza: ぎょうざ
takoyaki: たこ焼き,お好み焼き,焼きそば
udon: うどん屋
whisky: ウイスキー,焼酎,カクテル
coffee maker: コーヒーマシン,ドリップ
apron: エプロン
measure: 計量,大さじ,小さじ,グラム,測る
microwave: 電子レンジ
gas stove: ガスコンロ
air conditioner: エアコン,扇風機
washing: 食器洗い
lamp stand: スタンド,照明器具
tablet: タブレット,端末
microphone: マイク
amplifier: アンプ
headset: ゴーグル,ヘッドセット
electric toothbrush: 電動歯ブラシ
razor: カミソリ,シェーバー
hair care: ヘアケア,トリートメント
pet food: ペットフード,ドッグフード
travel agency: 旅行会社,観光,観光地
tour: ツアー,観光案内
campus: 学園,学園祭
space suit: 宇宙服
launch pad: 発射台
moon base: 月面基地,火星基地
asteroid: 小惑星
time: 時空,時代遅れ
dimension: 次元,四次元
other dimension: 異次元,異空間
invasion: 侵略,襲来
trap: 罠,取り残される,閉じ込められる
poison: 毒,毒薬
potion: 薬草
ghost story: 怪談,心霊
curse: 呪われた
ritual: 儀式
mask man: 仮面の男
handsome man: イケメン,美青年
genius girl: 天才少女
old soldier: 老兵,元兵士
ex: 元カノ,元カレ,元恋人
fiance: 婚約者
marriage: 婚活,結婚生活
adoption: 養子,里親
inheritance: 遺産,相続
scar: 傷跡,傷だらけ
handicap: 片足,片目,片腕
sense: 五感,聴力,視力
deaf: 聾,耳の聞こえない
sculpture: 彫刻
photo: 白黒写真,古い写真
score: 楽譜
audition: オーディション
rehearsal: リハーサル,稽古
script: 脚本,台本
film set: 撮影現場
hairstyle: ヘアアレンジ,髪型,ヘアスタイル
shoe shine: 靴磨き
i: 私,僕,俺,私たち,僕たち,我々
please: ください,お願い,お願いします
specialty shop: 専門店,専門
new work: 新作,最新作
communicate: 心を通わせる,通わせる
leave with: 預ける,預かる
pawn shop: 質屋
shelter: 避難所,シェルター,避難場所
share: 分け合う,分かち合う,分ける,共有する,共有
raindrop: 雨だれ
tick: 刻む
fun: 楽しく,楽しい,愉快
special: 特別,特別な,特製
big: 大,大きな,大きい,巨大
full: 満載,いっぱい
different: 違う,異なる,様々
necessary: 必要,必要な
possible: 可能,できる
possibility: 可能性
relationship: 関係
side job: 副業
ability: 能力
shy: 人見知り,照れる,内気,恥ずかしがり
small: 小さい,小さな,ちいさな
tiny: ちっぽけ
long: 長い
short: 短い
tall: 背の高い
deep: 深い
ancient: 古代,太古
young: 若い
modern: モダン
traditional: 伝統的
futuristic: 未来的,近未来
beautiful: 美しい,きれい,綺麗
ugly: 醜い
cute: 可愛い,かわいい
happy: 幸せな,嬉しい
sad: 悲しい
angry: 怒った,怒る
calm: 穏やか,静か,落ち着いた
quiet: 静寂な
loud: うるさい,騒がしい
scary: 怖い,恐ろしい,不気味
dark: 暗い,薄暗い
bright: 明るい,鮮やか
colorful: カラフル,色とりどり
warm: 暖かい,温かい,あたたかい
cold: 寒い,冷たい
hot: 熱い,暑い
wet: 濡れた,濡れる
dry: 乾いた,乾く,乾かす,干す
fast: 速い,早い
slow: 遅い,ゆっくり
strong: 強い
weak: 弱い
rich: 裕福,金持ち
poor: 貧しい,貧乏
brave: 勇敢,勇ましい
curious: 好奇心
clever: 賢い
stupid: 愚か
kind: 親切
lazy: 怠け者
tired: 疲れる,疲れた,くたびれた
hungry: 空腹,お腹を空かせた
thirsty: 喉が渇いた
sleepy: 眠い
blind: 盲目,目の見えない
sick: 病気の
dead: 死んだ
alive: 生きている
dangerous: 危険な,危ない
safe: 安全
mysterious: 謎めいた,不思議,神秘的
strange: 奇妙,変な
magical: 魔法の
funny: 面白い,可笑しい,おかしな
serious: 真剣,真面目
romantic: ロマンチック,ロマンティック
epic: 壮大,エピック
tragic: 悲劇,悲劇的
dreamy: 夢のような,幻想的
surreal: シュール,超現実的
abstract: 抽象,抽象的
realistic: リアル,写実的
minimalist: ミニマル,シンプル
luxury: 高級,豪華,ラグジュアリー
elegant: 優雅,エレガント,上品
vintage: ヴィンテージ,レトロ
cheap: 安い,格安
expensive: 高価
best: 最高,一番,ベスト
good: 良い,よい
bad: 悪い
perfect: 完璧
fresh: 新鮮,爽やか,できたて
sweet: 甘い
bitter: 苦い
sour: 酸っぱい
spicy: 辛い
delicious: 美味しい,おいしい
healthy: 健康的,ヘルシー
organic: オーガニック
natural: 自然な,天然
clean: 清潔,掃除する,掃除,拭く,磨く
dirty: 汚い,汚れた
empty: 空っぽ,無人,誰もいない
abandoned: 廃れた,捨てられた,廃墟の
lost: 失われた,なくした
hidden: 隠された
broken: 壊れた,割れた
crowded: 混雑,混雑した
famous: 有名
popular: 人気
wild: 野生
invisible: 透明人間,見えない
transparent: 透明
soft: 柔らかい,やわらかい
hard: 硬い,固い
heavy: 重い
round: 丸い
simple: 簡単
difficult: 難しい
smart: スマート
wireless: ワイヤレス
electric: 電動
digital: デジタル
handmade: 手作り,手作りの,手編み
wooden: 木の
final: 最終
red: 赤い,赤,真っ赤
blue: 青い,青,ブルー
green: 緑,緑色,緑の
yellow: 黄色,黄色い
orange color: オレンジ色
pink: ピンク,桃色
purple: 紫,紫色
white: 白い,白,真っ白
black: 黒い,黒,真っ黒
gray: 灰色,グレー
brown: 茶色
golden: 金色,黄金の
silver color: 銀色
pastel: パステル
rainy: 雨の,雨降り
snowy: 雪の
stormy: 嵐の
foggy: 霧の
sunny: 晴れ,晴れた
frozen: 凍った,凍てつく
burning: 燃える
cinematic: 映画のような,シネマティック
animated: アニメ風
human: 人類
musical: ミュージカル
japanese: 日本,日本の
chinese: 中国,中国の
indian: インド
arab: アラブ
american: アメリカ
african: アフリカ
french: フランス
tokyo: 東京
kyoto: 京都
osaka: 大阪
beijing: 北京
shanghai: 上海
hong kong: 香港
mumbai: ムンバイ
delhi: デリー
varanasi: ワーラーナシー
paris: パリ
london: ロンドン
new york: ニューヨーク
cairo: カイロ
dubai: ドバイ
baghdad: バグダッド
damascus: ダマスカス
beirut: ベイルート
jerusalem: エルサレム
venice: ヴェネツィア,ベニス
himalaya: ヒマラヤ
ganges: ガンジス川
nile: ナイル川
mount fuji: 富士山
great wall: 万里の長城
pyramid: ピラミッド
taj mahal: タージ・マハル
run: 走る,駆ける
jump: 跳ぶ,飛び跳ねる,ジャンプする,ジャンプ,跳ねる
dance: 踊る,ダンスする,ダンス,舞う,踊り出す,踊り続ける,舞い踊る
sing: 歌う,歌い出す,歌い上げる
fly: 飛ぶ,羽ばたく
swim: 泳ぐ
dive: 潜る,飛び込む,急降下する,急降下,ダイブする,ダイブ
fall: 落ちる,倒れる,転ぶ,舞い落ちる,滴り落ちる,落下する,落下,墜ちる
climb: 登る,よじ登る
crawl: 這う
ride: 乗る,騎乗する,騎乗,乗り込む,乗り換える,またがる
drive: 運転する,運転,ドライブする,ドライブ
travel: 旅する,旅行する
arrive: 着く,到着する,到着,届く,たどり着く,辿り着く,訪れる,やってくる,迎える
leave: 去る,離れる,出発する,出発,立ち去る,旅立つ,置き忘れる,忘れ去る
enter: 入る
exit: 出る
come: 来る,やって来る
go: 行く
stop: 止まる,止める,停止する,停止
start: 始まる,始める,スタートする,スタート,開始する,開始
end: 終わる,終える
wait: 待つ,待ち合わせる,待ち続ける,待ちわびる
stand: 立つ,佇む
sit: 座る,腰掛ける
wake: 目覚める,起きる,目を覚ます
eat: 食べる
cook: 料理する,煮る,調理する,調理,炊く
bake: 焼く,焼き上がる,焼ける
pour: 注ぐ,そそぐ
cut: 切る,切り分ける,切り取る,切り裂く
mix: 混ぜる,混ざる
boil: 沸く,沸かす,茹でる,煮立つ,ゆでる
fry: 炒める,揚げる
melt: 溶ける,とろける,溶け出す
freeze: 凍る,凍りつく,凍える
burn: 燃やす
shine: 輝く,光る,きらめく
glow: ほのかに光る,灯る,光り輝く
flash: 点滅する,点滅,ひらめく
explode: 爆発する,爆発,炸裂する,炸裂
crash: 衝突する,衝突,墜落する,墜落
break: 壊れる,壊す,割れる,割る,折れる,砕ける,砕く
repair: 直す,修理する,修理,修復する,修復
build: 建てる,築く,組み立てる
make: 作る,製作する,製作,創る
create: 創造する,創造,生み出す
destroy: 破壊する,破壊,滅ぼす
open: 開く,開ける,ひらく,開け放つ,こじ開ける,開封する
close: 閉じる,閉める,閉まる,閉ざされる
unlock: 解錠する,解錠,開錠する,開錠
push: 押す
pull: 引く,引っ張る
throw: 投げる
catch: 捕まえる,つかまえる
hold: 持つ,握る,抱える
carry: 運ぶ
lift: 持ち上げる
put: 置く,載せる
take: 取る
give: 与える,あげる,渡す
send: 送る
receive: 受け取る,もらう
deliver: 届ける,配達する,届け,送り届ける
buy: 買う,購入する,購入
sell: 売る,販売する,販売
pay: 払う,支払う
steal: 盗む,奪う,盗み出す
hide: 隠れる,隠す,潜む,隠れ住む,身を隠す
search: 探す,捜す,検索する,検索
find: 見つける,見つかる,発見する,発見,見つけ出す,気づく,気付く
explore: 探検する,探検,探索する,探索
lose: 失う,失くす,負ける
win: 勝つ,優勝する,優勝
fight: 戦う,闘う,喧嘩する
attack: 襲う,攻撃する,攻撃
defend: 守る,防ぐ
protect: 保護する,保護,守り抜く,守り続ける
save: 救う,助ける,節約する,節約,貯める
help: 手伝う
follow: ついて行く,後を追う,付いていく,ついていく,従う,たどる
kill: 殺す
die: 死ぬ,亡くなる,亡くす,息を引き取る,力尽きる
live: 生きる,暮らす,住む,生き続ける,息づく
survive: 生き残る,生き延びる
be born: 生まれる,誕生する,生む,産む
grow: 育つ,成長する,成長,育てる,伸びる
bloom: 咲く,開花する,開花,咲き誇る,咲き乱れる,満開
plant: 植える
harvest: 収穫する,収穫
dig: 掘る,掘り出す,掘り起こす
see: 見る,見える,眺める
look: 見つめる,見上げる,覗く,振り向く
listen: 聴く,聞く,耳を傾ける
hear: 聞こえる
speak: 話す,しゃべる,喋る,語る
say: 言う
tell: 伝える,告げる,語りかける
ask: 尋ねる,問う,頼む
shout: 叫ぶ,怒鳴る,呼びかける
scream: 悲鳴,泣き叫ぶ,絶叫する,絶叫
whisper: ささやく,囁く
cry: 泣く
laugh: 笑う,笑い合う,笑い出す
hug: 抱きしめる,抱き合う
kiss: キスする,キス,口づけする,口づけ
hate: 憎む,嫌う
want: 欲しい,求める
need: 必要とする
think: 考える,思う
know: 知る,わかる
learn: 学ぶ,習う,覚える,勉強する,勉強,身に付ける,上達する,上達
teach: 教える
read: 読む,読み聞かせ,読み上げる,朗読する,朗読
write: 書く,書き残す,綴る,書き続ける
draw: 描く,えがく,描き出す,描かれる
paint: 塗る
play: 遊ぶ,プレイする,プレイ,戯れる,じゃれる,弾き語り
play music: 弾く,演奏する,演奏,奏でる
work: 働く,仕事する,働き続ける,勤める
rest: 休む,休憩する,休憩
wash: 洗う,洗濯する
wear: 着る,かぶる,履く,身につける
tie: 結ぶ,縛る
sew: 縫う
knit: 編む
fold: 折る,畳む
carve: 彫る
touch: 触る,触れる
feel: 感じる
breathe: 息をする
blow: 吹く,吹き荒れる,吹き抜ける
float: 浮かぶ,浮く,漂う,浮かべる,浮遊する,浮遊,宙に浮く
flow: 流れる
drift: 漂流する,漂流
sink: 沈む
rise: 昇る,上がる,立ち昇る,浮かび上がる
spin: 回る,回転する,回転,くるくる
turn: 曲がる,向ける,振り返る
shake: 揺れる,震える
change: 変わる,変える,変化する,変化
transform: 変身する,変身,変貌する,変貌
appear: 現れる,登場する,登場
disappear: 消える,姿を消す
reveal: 明かす,明らかにする
show: 見せる,示す,紹介する,紹介
explain: 説明する,説明,解説する,解説
compare: 比べる,比較する
count: 数える
remember: 思い出す
forget: 忘れる
miss: 懐かしむ
meet: 会う,出会う,再会する,巡り会う,巡り合う
marry: 結婚する,結婚,結ばれる,嫁ぐ
betray: 裏切る
forgive: 許す
celebrate: 祝う
pray: 祈る,拝む,願いを込める
choose: 選ぶ,選び抜く
try: 試す
use: 使う,使用する,使用,使いこなす,活用する,活用
wander: さまよう,彷徨う
cross: 渡る,横切る,越える,乗り越える,渡り歩く
land: 着陸する,着陸,降り立つ,上陸する,上陸,不時着する,不時着
take off: 離陸する,離陸
exercise: 運動する,運動
hunt: 狩る
feed: 餌をやる,食べさせる
call: 呼ぶ,電話する,呼び出す,名付ける
invite: 招く,招待する,招待
knock: 叩く,ノックする,ノック
hit: 殴る,打つ
kick: 蹴る
bite: 噛む
bark: 吠える,吠え立てる
howl: 遠吠えする,遠吠え
chirp: さえずる
hatch: 孵る,孵化する,孵化
stretch: 伸ばす
gather: 集まる,集める
connect: つながる,繋がる,繋ぐ,結びつける,結びつく,つなぐ
rule: 支配する,支配
command: 命令する,命令
decide: 決める,決断する,決断
believe: 信じる
pretend: ふりをする
be alone: 独りぼっち
reach: 手を伸ばす,達する
happen: 起こる
collect: 収集する,収集
print: 印刷する,印刷
slide: 滑る
roll: 転がる
swing: 揺らす,ブランコをこぐ
kneel: ひざまずく
whistle: 口笛
sweat: 汗をかく
sneeze: くしゃみ
yawn: あくび
cough: 咳
sail: 航海する,航海,出航する,出航
row: 漕ぐ
surf: サーフィンする
ski: スキーする,スキー
download: ダウンロードする,ダウンロード
click: クリックする,クリック
subscribe: 登録する,登録
order: 注文する,注文
serve: 提供する,提供,もてなす,盛り付ける,盛る
turn off: 消灯する, 消灯
toast: 乾杯する
swear: 誓う
retire: 引退する,卒業する
be about to break: 壊れかける
fall asleep: 眠り込む,寝込む,うたた寝する,うたた寝
leak: 漏れる,漏れ出す
scatter: 散る,舞い散る,散らばる
start crying: 泣き出す
break up: 失恋する,別れる
fly away: 飛び立つ,飛び去る,舞い上がる
risk: 賭ける
admire: 憧れる
put together: 組み合わせる,まとめる
jump in: 飛び乗る,飛び出す,飛び降りる
run away: 走り去る,走り出す,逃げ出す,駆け出す,駆け抜ける,走り抜ける
stand up: 立ち上がる,立ち尽くす,立ち止まる
sit down: 座り込む,しゃがむ
look back: 見返す
look down: 見下ろす,うつむく
look for: 探し求める,探し回る
pick up: 拾う,拾い上げる,拾い集める
take out: 取り出す,取り戻す
hand over: 手渡す,差し出す,託す,贈る
bring: 持ってくる,連れてくる,連れる,連れて行く
put in: 入れる,詰める,込める,閉じ込める
put on: 乗せる,かける,掛ける,着ける
hang: 吊るす,ぶら下がる,吊る
remove: 外す,脱ぐ,取り除く
bend: 曲げる
spread: 広げる,広がる,塗り広げる
wrap: 包む,包まれる,巻く
stack: 積む,積もる,重ねる,重なる
line up: 並ぶ,並べる,整列する,整列
fill: 満ちる,満たす,溢れる,あふれる,埋める,埋まる
cover: 覆う,かぶせる
surround: 囲む,囲まれる
approach: 近づく,迫る,忍び寄る,寄り添う
pass by: すれ違う,過ぎ去る
get lost: 迷う,迷い込む,道に迷う,はぐれる
get off: 降りる,下りる
go up: 上る,登り始める
go out: 出かける
go home: 帰り道
move: 動く,動き出す,動かす,移動する,移動,引っ越す
continue: 続ける,続く
repeat: 繰り返す
finish: 仕上げる,完成する,完成,やり遂げる
succeed: 成功する,継ぐ,受け継ぐ
fail: 失敗する
challenge: 挑む,挑戦する,挑戦,チャレンジする,チャレンジ
compete: 競い合う,対決する,対決,対戦する,対戦
invade: 侵入する,侵入,侵略する,攻める,忍び込む
collapse: 崩れる,崩壊する,崩壊,崩れ落ちる
set: 暮れる,沈みゆく
sparkle: 煌めく,瞬く,またたく,輝き
echo: 響く,響き渡る,鳴り響く,こだまする,こだま,鳴る,鳴らす
be quiet: 静まる,黙る
worry: 悩む,心配する,心配
suffer: 苦しむ,傷つく,傷つける
be moved: 感動する,感動,感動的
cheer: 励ます,応援する,応援,元気づける
thank: 感謝する,感謝,ありがとう
apologize: 謝る
confess: 告白する,告白,打ち明ける
propose marriage: プロポーズする,プロポーズ
embrace: 抱く,抱き上げる,抱きかかえる
hold hands: 手をつなぐ,手を繋ぐ,手を取り合う
look after: 世話する,世話,看病する,看病
raise: 飼う,育む,掲げる,挙げる,上げる
live together: 同居する,同居,過ごす,生き抜く
age: 老いる,年を取る
awaken: よみがえる,蘇る,甦る
revive: 復活する,復活,再生する,再生,生き返る
resist: 抵抗する,抵抗,逆らう,抗う
imprison: 捕らえる,囚われる
be left behind: 置き去り
throw away: 捨てる,投げ捨てる,脱ぎ捨てる,放る,放り投げる
waste: 無駄,浪費する,浪費
invent: 発明する
develop: 開発する,開発,進化する
operate: 操作する,操作,操縦する,操縦,操る
peel: 剥く,むく
knead: こねる,捏ねる
simmer: 煮込む
grill: 焼き上げる,炙る
sip: すする,啜る
get drunk: 酔う,酔っ払う
sway: 揺らめく,なびく
flutter: ひらひら,はためく
drip: 滴る,垂れる
splash: 水しぶき,しぶき
dye: 染まる,染める
reflect: 映す,映し出す
aim: 目指す,狙う,狙い撃つ
imagine: 想像する,想像,思い描く
solve: 解く,解き明かす,解決する
investigate: 調べる,捜査する,捜査,調査する,調査,追い詰める
doubt: 疑う
deceive: 騙す,欺く
trick: 化かす,からかう
scare: 脅かす,驚かす
tremble: 怯える
talk to: 話しかける,語り合う,話し合う
practice: 稽古する,修行する
miss the train: 乗り遅れる,乗り過ごす
visit: 訪ねる
welcome: 出迎える
see off: 見送る
remain: 残る,残す,残される
save life: 救い出す,助け出す
shoot a film: 撮る
take a photo: 写真を撮る
edit: 編集する,編集
introduce: 案内する,案内
announce: 知らせる,告知する
recommend: おすすめ,お勧め,薦める,すすめる
advertise: 宣伝する,PRする,PR
sell out: 売り切れる
spill: こぼす,こぼれる,零れる
exchange: 交換する,交換,入れ替わる,取り替える
leave home: 家出する,家出,上京する,上京
blaze: 燃え盛る,燃え上がる,燃え落ちる
unfold: 繰り広げる,展開する,展開
hum: 口ずさむ
be attracted: 惹かれる,惹きつける,魅了する,魅了,魅せられる
get stuck: 挟まる,挟む,詰まる,引っかかる,はまる
suck: 吸い取る,吸う,吸い込む
release: 放つ,解き放つ,解放する,解放,放す
wither: 枯れる,枯れかける,しおれる
trade: 売買する,売買,取引する,取引
meditate: 瞑想する,座禅する
care for: 手入れする,手入れ,お世話する,お世話,可愛がる,介護する,介護
stay: 泊まる,滞在する,滞在,とどまる
get: 得る,手に入れる,手にする,獲得する,獲得
reply: 返す
hand down: 語り継ぐ,伝わる,受け継がれる
depend: 頼る
stand out: 目立つ,際立つ
shrink: 縮む,縮める
increase: 増える,増やす
decrease: 減る,減らす
rise up: 立ち上る,湧く,湧き上がる,湧き出る
lower: 下げる,下ろす,降ろす
shut in: 引きこもる,閉じこもる
hold tight: 握りしめる,しがみつく
stroke: 撫でる
stab: 刺す,突き刺す
swing sword: 斬る,振るう,振り下ろす
dodge: 避ける,かわす
be chased: 追われる
be cursed: 呪われる
be forgotten: 忘れられる,忘れ去られる
bury: 埋葬する,埋葬,葬る
bear fruit: 実る
fade: 薄れる,色褪せる,消えゆく,消え去る
creak: 軋む
rust: 錆びる,錆びつく
rot: 腐る
be released: 解ける
refuse: 断る,拒む,拒否する,拒否
accept: 受け入れる,認める
endure: 耐える,我慢する,我慢,堪える
give up: 諦める,あきらめる,投げ出す
depart: 発つ,旅に出る
board: 乗船する,乗船,搭乗する,搭乗
sob: すすり泣く,号泣する,号泣
wink: ウインクする,ウインク
nod: 頷く,うなずく
whirl: 渦巻く
blow away: 吹き飛ばす,飛ばされる
rage: 荒れ狂う,暴れる,暴走する,暴走
roar: 轟く,咆哮する,咆哮
clap: 拍手する,拍手
make by hand: 手がける,仕立てる,拵える
brew: 淹れる,醸す,仕込む
slice: 薄切り,スライス
sprinkle: 振りかける,まぶす,散らす
add: 加える,足す,追加する,追加
stir: かき混ぜる
cool: 冷やす,冷める
try on: 試着する,試着
support: 支える,支援する,支援
quit: 辞める,やめる
rebuild: 立て直す,再建する,再建,建て直す
save up: 溜める
break in: 押し入る
run into: 出くわす,ぶつかる,ぶつける
understand: 理解する,理解
start over: やり直す,出直す
dig up: 発掘する,発掘
operate surgery: 手術する
broadcast: 放送する,放送,配信する,配信
go into space: 打ち上げる
lick: 舐める
dispute: 争う,奪い合う,もめる
negotiate: 交渉する,交渉
inherit: 相続する
give birth: 出産する
be pregnant: 妊娠する,妊娠
move in: 引っ越してくる
lose job: クビになる
get angry: キレる,腹を立てる
give in: 屈する
be freed: 自由になる
be on fire: 炎上する,炎上
get wet: びしょ濡れ,ずぶ濡れ
dry out: 干からびる
evaporate: 蒸発する,蒸発
circulate: 循環する,循環
rotate: 自転する,自転,公転する,公転
occur: 発生する,発生,生じる
react: 反応する,反応
generate: 発電する,生成する,生成
absorb: 吸収する,吸収
digest: 消化する,消化
divide: 分かれる
combine: 合わせる,合体する,合体
march: 行進する,行進
salute: 敬礼する,敬礼
charge: 突撃する,突撃,突進する,突進
retreat: 退却する,退却,撤退する,撤退
get shipwrecked: 遭難する,遭難,難破する,難破
drift ashore: 流れ着く
evacuate: 避難する,避難
observe: 観察する,観察,観測する,観測
project: 投影する,投影,上映する,上映
perform: 演じる,出演する,出演
debut: デビューする,デビュー
become: になる,になった,になって
do: 行う,行なう
exist: 存在する,存在
turn into: 変わり果てる
star-struck: 目が星の笑顔
exploding head: 頭爆発
alien monster: インベーダー
kiss mark: キスマーク
sweat droplets: あせあせ
dashing away: ダッシュ
speech balloon: 会話の吹き出し
thought balloon: 雲形の吹き出し
vulcan salute: バルカンの挨拶
rightwards hand: 右に向けた手
leftwards hand: 左に向けた手
pinched fingers: 上向きにすぼめた手
pinching hand: つまんでいる指
crossed fingers: 指をクロス
love-you gesture: アイラブユー
middle finger: 立てた中指
thumbs up: サムズアップ
thumbs down: サムズダウン
writing hand: 書いている手
flexed biceps: 力こぶ
biting lip: 唇を咬んでいる口
deaf man: 耳の不自由な男性
deaf woman: 耳の不自由な女性
construction worker: 建設作業員
pregnant man: 妊夫
breast-feeding: 授乳
merman: マーマン
troll: トロール
skier: スキーヤー
snowboarder: スノーボーダー
speaking head: 話す人のシルエット
footprints: 足あと
red hair: 赤毛
curly hair: 巻き毛
white hair: 白髪
orangutan: オランウータン
service dog: 介助犬
poodle: プードル
raccoon: アライグマ
moose: ヘラジカ
donkey: ロバ
zebra: シマウマ
bison: バイソン
ox: 牡牛
water buffalo: 水牛
boar: イノシシ
pig nose: ブタ鼻
llama: ラマ
mammoth: マンモス
beaver: ビーバー
sloth: ナマケモノ
skunk: スカンク
badger: アナグマ
paw prints: 肉球
turkey: 七面鳥
rooster: おんどり
hatching chick: 卵からかえったひよこ
flamingo: フラミンゴ
black bird: 黒い鳥
goose: ガチョウ
phoenix: フェニックス
lizard: トカゲ
sauropod: 草食恐竜
t-rex: ティラノサウルス
spouting whale: 潮吹きクジラ
seal: アザラシ
tropical fish: 熱帯魚
blowfish: フグ
spiral shell: 巻き貝
bug: 毛虫
lady beetle: テントウムシ
cockroach: ゴキブリ
scorpion: サソリ
microbe: 微生物
white flower: 大変よくできました
rosette: 花飾り
wilted flower: しおれた花
hibiscus: ハイビスカス
tulip: チューリップ
hyacinth: ヒヤシンス
potted plant: 鉢植え
evergreen tree: 常緑樹
deciduous tree: 落葉樹
cactus: サボテン
shamrock: クローバー
maple leaf: かえで
empty nest: 空っぽの巣
melon: メロン
lime: ライム
pineapple: パイナップル
red apple: 赤リンゴ
green apple: 青リンゴ
pear: 洋ナシ
cherries: さくらんぼ
blueberries: ブルーベリー
kiwi fruit: キウイフルーツ
avocado: アボカド
eggplant: ナス
hot pepper: とうがらし
bell pepper: 赤ピーマン
leafy green: 葉野菜
broccoli: ブロッコリー
peanuts: ピーナッツ
ginger root: ショウガ
pea pod: エンドウ豆
croissant: クロワッサン
baguette bread: バゲット
pretzel: プレッツェル
bagel: ベーグル
waffle: ワッフル
poultry leg: 鶏もも肉
bacon: ベーコン
french fries: フライドポテト
hot dog: ホットドッグ
taco: タコス
burrito: ブリトー
tamale: タマル
stuffed flatbread: ケバブサンド
fondue: フォンデュ
green salad: グリーンサラダ
popcorn: ポップコーン
canned food: 缶詰
rice cracker: せんべい
cooked rice: ごはん
curry rice: カレーライス
spaghetti: スパゲッティ
fried shrimp: エビフライ
moon cake: 月餅
dango: だんご
fortune cookie: フォーチュンクッキー
takeout box: テイクアウト弁当
lobster: ザリガニ
shortcake: ショートケーキ
cupcake: カップケーキ
pie: パイ
lollipop: ぺろぺろキャンディ
baby bottle: ほにゅう瓶
hot beverage: 温かい飲み物
wine glass: ワイングラス
cocktail glass: カクテルグラス
tropical drink: トロピカルドリンク
beer mug: ビールジョッキ
clinking glasses: グラスで乾杯
tumbler glass: タンブラーグラス
pouring liquid: コップから注ぐ
bubble tea: タピオカドリンク
beverage box: 紙パック飲料
world map: 世界地図
national park: 国立公園
classical building: 歴史的な建物
building construction: 建設中
hut: わらぶき小屋
office building: オフィスビル
department store: デパート
tokyo tower: 東京タワー
hindu temple: ヒンドゥー教の寺院
synagogue: シナゴーグ
kaaba: カーバ
hot springs: 温泉マーク
carousel horse: メリーゴーランド
playground slide: すべり台
ferris wheel: 観覧車
roller coaster: ジェットコースター
light rail: ライトレール
monorail: モノレール
mountain railway: 登山鉄道
trolleybus: トロリーバス
minibus: マイクロバス
pickup truck: 軽トラック
manual wheelchair: 手動式車椅子
motorized wheelchair: 電動車椅子
auto rickshaw: 三輪タクシー
kick scooter: キックボード
roller skate: ローラースケート
oil drum: ドラム缶
ring buoy: 救命浮環
canoe: カヌー
speedboat: スピードボート
passenger ship: 客船
motor boat: モーターボート
small airplane: 小型飛行機
airplane departure: 飛行機離陸
airplane arrival: 飛行機着陸
suspension railway: 懸垂式モノレール
mountain cableway: ケーブルカー
aerial tramway: ロープウェイ
flying saucer: 空飛ぶ円盤
bellhop bell: ベルボーイベル
stopwatch: ストップウォッチ
timer clock: タイマー
mantelpiece clock: 置時計
new moon: 新月
thermometer: 温度計
ringed planet: 環のある惑星
glowing star: きらきら星
tornado: 竜巻
closed umbrella: 閉じた傘
high voltage: 高電圧
comet: 彗星
droplet: 水滴
jack-o-lantern: ハロウィンかぼちゃ
christmas tree: クリスマスツリー
sparkler: 線香花火
sparkles: きらきら
party popper: クラッカー
confetti ball: くす玉
pine decoration: 門松
japanese dolls: ひな祭り
carp streamer: こいのぼり
ribbon: リボン
reminder ribbon: リマインダーリボン
admission tickets: 入場券
military medal: 勲章
softball: ソフトボール
volleyball: バレーボール
american football: アメフト
rugby football: ラグビー
field hockey: ホッケー
ice hockey: アイスホッケー
lacrosse: ラクロス
ping pong: 卓球
badminton: バドミントン
goal net: ゴールネット
running shirt: 長距離走
sled: そり競技
curling stone: カーリング
yo-yo: ヨーヨー
water pistol: 水鉄砲
magic wand: 魔法の杖
joystick: ジョイスティック
slot machine: スロットマシン
puzzle piece: ジグソーパズル
piñata: ピニャータ
mirror ball: ミラーボール
nesting dolls: マトリョーシカ
chess pawn: チェスの駒
performing arts: 舞台芸術
artist palette: 絵の具パレット
sewing needle: 縫い針
knot: 結び目
lab coat: 白衣
safety vest: 安全ベスト
necktie: ネクタイ
socks: ソックス
briefs: ブリーフ
shorts: ショーツ
bikini: ビキニ
purse: がま口
handbag: ハンドバッグ
clutch bag: ポーチ
shopping bags: 紙袋
thong sandal: ビーチサンダル
hiking boot: ハイキングシューズ
flat shoe: フラットシューズ
high-heeled shoe: ハイヒール
ballet shoes: トウシューズ
hair pick: アフロコーム
top hat: シルクハット
graduation cap: 角帽
billed cap: キャップ
military helmet: 軍用ヘルメット
prayer beads: 数珠
muted speaker: スピーカー消音
loudspeaker: 拡声器
megaphone: メガホン
postal horn: 郵便ラッパ
musical note: 音符
musical notes: 複数の音符
studio microphone: スタジオマイク
control knobs: コントロールつまみ
saxophone: サックス
accordion: アコーディオン
musical keyboard: 鍵盤
banjo: バンジョー
long drum: コンガ
maracas: マラカス
telephone: 固定電話
telephone receiver: 受話器
pager: ポケベル
fax machine: ファックス
low battery: バッテリー残量低下
electric plug: コンセント
desktop computer: デスクトップパソコン
printer: プリンタ
keyboard: キーボード
computer mouse: マウス
trackball: トラックボール
floppy disk: フロッピー
abacus: そろばん
movie camera: 映画カメラ
film frames: 映画フィルム
film projector: 映写機
clapper board: カチンコ
video camera: ビデオカメラ
videocassette: ビデオテープ
flashlight: 懐中電灯
diya lamp: ディヤランプ
closed book: 閉じた本
open book: 開いた本
green book: 緑の本
blue book: 青の本
orange book: オレンジの本
books: 本の山
ledger: リングノート
rolled-up newspaper: 丸めた新聞
bookmark tabs: ページに付箋
bookmark: しおり
money bag: ドル袋
credit card: クレジットカード
receipt: レシート
incoming envelope: メール受信中
postbox: 郵便ポスト
black nib: ペン先
paintbrush: 絵筆
crayon: クレヨン
briefcase: ブリーフケース
file folder: フォルダー
tear-off calendar: 日めくりカレンダー
spiral notepad: メモ帳
spiral calendar: 月めくりカレンダー
card index: カードインデックス
chart increasing: グラフ上向き
chart decreasing: グラフ下向き
bar chart: 棒グラフ
clipboard: クリップボード
pushpin: 押しピン
round pushpin: 丸い押しピン
paperclip: クリップ
linked paperclips: つながったクリップ
straight ruler: 定規
triangular ruler: 三角定規
scissors: はさみ
file cabinet: ファイルキャビネット
wastebasket: ごみ箱
old key: 古い鍵
dagger: 短刀
crossed swords: クロスした剣
boomerang: ブーメラン
carpentry saw: のこぎり
wrench: レンチ
screwdriver: ねじ回し
balance scale: 天秤
white cane: 白杖
broken chain: 壊れた鎖
hook: フック
toolbox: 工具箱
ladder: はしご
alembic: 蒸留器
test tube: 試験管
petri dish: ペトリ皿
satellite antenna: パラボラアンテナ
syringe: 注射器
adhesive bandage: 絆創膏
crutch: 松葉杖
stethoscope: 聴診器
plunger: ラバーカップ
mouse trap: ねずみ捕り
lotion bottle: ローション
safety pin: 安全ピン
basket: かご
sponge: スポンジ
fire extinguisher: 消火器
coffin: 棺桶
headstone: 墓石
funeral urn: 骨壺
nazar amulet: ナザール・ボンジュウ
placard: プラカード
identification card: 身分証
restroom: トイレ
passport control: 出入国審査
baggage claim: 手荷物受取
children crossing: 児童横断
non-potable water: 飲用不可
radioactive: 放射能
biohazard: バイオハザード
yin yang: 陰陽
latin cross: 十字架
orthodox cross: 八端十字架
menorah: メノーラー
antenna bars: アンテナマーク
vibration mode: マナーモード
infinity: 無限大
currency exchange: 外貨両替
fleur-de-lis: フルール・ド・リス
trident emblem: トライデント
check mark: 太字のチェック
cross mark: バツ
chequered flag: チェッカーフラッグ
triangular flag: 三角の旗
crossed flags: 祝日の旗
black flag: 黒旗
white flag: 白旗
rainbow flag: レインボーフラッグ
transgender flag: トランスジェンダーフラッグ
pirate flag: 海賊旗
forgotten item: 忘れ物,落とし物
blow away: 飛ばす, 飛ばしてしまう
bamboo dragonfly toy: 竹とんぼ
straw hat: 麦わら帽子
how to make: 作り方
start: はじめる
walk around: 歩き回る
truth: 本当のこと
anchor: 錨
anniversary: 記念日
axe: 斧
banana: バナナ
barefoot: 裸足
beggar: 物乞い
bell: 鐘, 鈴, ベル
belt: ベルト
brick: レンガ
broom: ほうき
bucket: バケツ
bull: 雄牛
butcher: 肉屋
chopsticks: 箸
cigarette: 煙草, タバコ
competition: 大会
compose: 作曲する
console: 慰める
convince: 説得する
coral: 珊瑚
corn: とうもろこし
cucumber: きゅうり
daily: 毎日の
despair: 絶望
dessert: デザート
drown: 溺れる
excited: 興奮した
far: 遠い
forgotten: 忘れられた
garlic: にんにく
grave: 墓
greed: 欲
heartbeat: 鼓動
hell: 地獄
here: ここ
hurry: 急ぐ
interrupt: 邪魔する
jealous: 嫉妬深い
knee: 膝
lead: 導く
luck: 運
lullaby: 子守唄
monastery: 修道院
mouth: 口
mummy: ミイラ
murderer: 殺人犯
parachute: パラシュート
passport: パスポート
patience: 忍耐
peaceful: 平和な
pearl: 真珠
picnic: ピクニック
prayer: 祈り
prepare: 準備する
proud: 誇らしい
reconcile: 仲直りする
retired: 引退した
rhinoceros: サイ
seat: 席, 座席
secretary: 秘書
seedling: 苗
sharpen: 研ぐ
shipwreck: 難破船
shovel: シャベル
silent: 静かな
single: 独身の
sharp: 鋭い
snail: かたつむり
referee: 審判
goalkeeper: ゴールキーパー
lose: なくす
scold: 叱る
boredom: 退屈
speech: 演説, スピーチ
drag: 引きずる
carry away: さらう, 運び去る
swallow: 飲み込む
anthill: 蟻塚
crumb: パンくず
laundress: 洗濯屋
single: 一輪の
writing: 文字
erase: 消す
`;
