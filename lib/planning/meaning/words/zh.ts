// Some concrete nouns come from the Unicode CLDR annotations (Unicode License v3, (c) Unicode, Inc.).
export const zhWords: string = `
teacher: 老师,老師,教师,教師
student: 学生,學生
doctor: 医生,醫生,大夫
nurse: 护士,護士
baker: 面包师,麪包師,麵包師
chef: 厨师,廚師,大厨,大廚,主厨,主廚
waiter: 服务员,服務員,侍者
barista: 咖啡师,咖啡師
farmer: 农夫,農夫,农民,農民
fisherman: 渔夫,漁夫,渔民,漁民
sailor: 水手,海员,海員
captain: 船长,船長,队长,隊長,机长,機長
pilot: 飞行员,飛行員,飞行员们,飛行員們
astronaut: 宇航员,宇航員,航天员,航天員
driver: 司机,司機,驾驶员,駕駛員,出租车司机,出租車司機,計程車司機,卡车司机,卡車司機,车手,車手
courier: 快递员,快遞員,外卖员,外賣員,信使
postman: 邮递员,郵遞員,邮差,郵差
soldier: 士兵,军人,軍人
police officer: 警察,警官
police: 警方
detective: 侦探,偵探,警探
thief: 小偷,盗贼,盜賊,賊,盗墓,盜墓,飞贼,飛賊,神偷
spy: 间谍,間諜,特工,间谍战,間諜戰,特务,特務
killer: 杀手,殺手,凶手,兇手,刺客
lawyer: 律师,律師,律师们,律師們
judge: 法官,审判,審判,判
engineer: 工程师,工程師
scientist: 科学家,科學家,研究员,研究員,科学家们,科學家們,物理学家,物理學家
programmer: 程序员,程序員,程式設計師,开发者,開發者
artist: 艺术家,藝術家,画家,畫家
painter: 油漆工,画师,畫師,油画家,油畫家
musician: 音乐家,音樂家,乐手,樂手,乐师,樂師,琴师,琴師
pianist: 钢琴家,鋼琴家,钢琴师,鋼琴師
guitarist: 吉他手
singer: 歌手
rapper: 说唱歌手,說唱歌手
dancer: 舞者,舞蹈家,舞女,舞团,舞團,芭蕾
ballerina: 芭蕾舞者
actor: 演员,演員
director: 导演,導演
writer: 作家,小说家,小說家
poet: 诗人,詩人
photographer: 摄影师,攝影師
journalist: 记者,記者
potter: 陶艺家,陶藝家,陶匠
carpenter: 木匠
blacksmith: 铁匠,鐵匠,打铁匠,打鐵匠
watchmaker: 钟表匠,鐘錶匠,修表匠
tailor: 裁缝,裁縫
shoemaker: 鞋匠
craftsman: 工匠,匠人,手艺人,手藝人
mechanic: 修理工,机械师,機械師,技工
gardener: 园丁,園丁
barber: 理发师,理髮師
librarian: 图书管理员,圖書管理員
shopkeeper: 店主,商人,老板,老闆
vendor: 小贩,小販,摊贩,攤販
worker: 工人,员工,員工,上班族,打工人
boss: 上司,老板娘,老闆娘,总裁,總裁,上级,上級
manager: 经理,經理,管理员,管理員,馆长,館長,站长,站長,校长,校長,店员,店員,宿管
guard: 保安,守卫,守衛,卫兵,衛兵
lighthouse keeper: 灯塔守护人,燈塔守護人,守塔人
firefighter: 消防员,消防員
miner: 矿工,礦工,煤矿,煤礦,矿难,礦難
cowboy: 牛仔
shepherd: 牧羊人,牧民
hunter: 猎人,獵人,猎手,獵手
monk: 僧人,和尚,僧侣,僧侶,僧,老和尚,方丈
priest: 牧师,牧師,神父
nun: 修女,尼姑
king: 国王,國王,皇帝,大王,君王
queen: 女王,皇后,王后
prince: 王子,太子,王爷,王爺
princess: 公主,小公主,郡主
knight: 骑士,騎士
warrior: 战士,戰士,勇士
samurai: 武士
ninja: 忍者
wizard: 巫师,巫師,魔法师,魔法師
witch: 女巫
magician: 魔术师,魔術師
clown: 小丑
acrobat: 杂技演员,雜技演員,走钢丝,走鋼絲,杂技,雜技
athlete: 运动员,運動員,选手,選手,运动健儿,運動健兒,教练员,教練員
runner: 跑者,跑步者
boxer: 拳击手,拳擊手
swimmer: 游泳运动员,游泳運動員,跳水
diver: 潜水员,潛水員
surfer: 冲浪者,衝浪者
cyclist: 骑行者,騎行者
skateboarder: 滑板少年,滑板手
climber: 登山者,攀岩者,攀巖者
explorer: 探险家,探險家
traveler: 旅人,旅行者,旅客
tourist: 游客,遊客
passenger: 乘客
stranger: 陌生人
neighbor: 邻居,鄰居
friend: 朋友,好友,闺蜜,閨蜜,伙伴,夥伴,同伴,小伙伴,小夥伴,老友,朋友们,朋友們
lover: 恋人,戀人,情人,情侣,情侶,爱人,愛人,前男友,前女友,男友,女友,男朋友,女朋友
couple: 夫妻,夫妇,夫婦,小情侣,小情侶,夫妇俩,夫婦倆,新婚夫妇,新婚夫婦
bride: 新娘
groom: 新郎
widow: 寡妇,寡婦
orphan: 孤儿,孤兒
hero: 英雄,主角
villain: 反派,坏人,壞人,坏蛋,壞蛋,大反派,恶霸,惡霸
enemy: 敌人,敵人,仇家,仇人
criminal: 罪犯
prisoner: 囚犯
gangster: 黑帮,黑幫,流氓
pirate: 海盗,海盜
hacker: 黑客,駭客
inventor: 发明家,發明家,发明家的,發明家的
architect: 建筑师,建築師
customer: 顾客,顧客,客人,客户,客戶,买家,買家,卖家,賣家
guest: 来宾,來賓
host: 主持人,主人
audience: 观众,觀衆,觀眾
team: 团队,團隊,队伍,隊伍,球队,球隊
coach: 教练,教練
influencer: 网红,網紅,博主,主播
freelancer: 自由职业者,自由職業者
beekeeper: 养蜂人,養蜂人
florist: 花店,花艺师,花藝師
puppet: 木偶,木偶戏,木偶戲,提线木偶,提線木偶
homeless: 流浪汉,流浪漢
refugee: 难民,難民
giant: 巨人,巨,巨鲸,巨鯨,巨人们,巨人們,巨石,巨型
monster: 怪物,怪兽,怪獸
ghost: 鬼,幽灵,幽靈,鬼魂
robot: 机器人,機器人,小机器人,小機器人,机械人,機械人,机甲,機甲
alien: 外星人,异形,異形,外星生物
angel: 天使
demon: 恶魔,惡魔,魔鬼
god: 神,上帝
dragon: 龙,龍
vampire: 吸血鬼
zombie: 僵尸,殭屍,丧尸,喪屍,活死人
mermaid: 美人鱼,美人魚
fairy: 精灵,精靈,仙女
unicorn: 独角兽,獨角獸
superhero: 超级英雄,超級英雄
dinosaur: 恐龙,恐龍
person: 人,人物,人类,人類
people: 人们,人們,大家,百姓,村民,市民,行人,路人,人流
man: 男人,男子,男性,男,男士,大叔,大爷,大爺,汉子,漢子,小哥,男主角
woman: 女人,女子,女性,女,女性的,女士,女主角,女人们,女人們,妇女,婦女,大妈,大媽,大婶,大嬸
boy: 男孩,少年
girl: 女孩,少女,姑娘
child: 孩子,儿童,兒童,小孩,孩子们,孩子們,孩童,小朋友,小孩子,儿时,兒時
baby: 婴儿,嬰兒,宝宝,寶寶
teenager: 青少年
young man: 青年,小伙子,小夥子,年轻人,年輕人
young woman: 年轻女子,年輕女子
old man: 老人,老爷爷,老爺爺,老头,老頭,老先生,老者,老渔夫,老漁夫,老人家,老爷子,老爺子
old woman: 老奶奶,老太太,老妇人,老婦人,老婆婆,老妇,老婦,老太婆
grandmother: 奶奶,外婆,祖母,姥姥
grandfather: 爷爷,爺爺,外公,祖父
mother: 母亲,母親,妈妈,媽媽,妈,媽
father: 父亲,父親,爸爸,爸
parents: 父母
son: 儿子,兒子
daughter: 女儿,女兒
brother: 哥哥,弟弟,兄弟
sister: 姐姐,妹妹,姐妹
twins: 双胞胎,雙胞胎,孪生,孿生
husband: 丈夫,老公
wife: 妻子,老婆
uncle: 叔叔,舅舅
aunt: 阿姨,姑姑
grandson: 孙子,孫子,外孙,外孫
granddaughter: 孙女,孫女,外孙女,外孫女
cousin: 表弟,表妹,堂兄
family: 家庭,家人,一家人
crowd: 人群,人羣,众人,衆人,眾人,群众,羣衆,群眾,人海
group: 群体,羣體,群體,小组,小組,一群,一羣
army: 军队,軍隊
tribe: 部落
generation: 一代,世代,三代,代
head: 头,頭,脑袋,腦袋,低头,低頭,回头,回頭,头上,頭上
face: 脸,臉,面孔,脸庞,臉龐,脸上,臉上,面容,脸颊,臉頰
hair: 头发,頭髮,长发,長髮,短发,短髮,白发,白髮,发型,髮型
eye: 眼睛,眼,双眼,雙眼,目光,眼神
hand: 手,双手,雙手,手里,手裏,手裡,手中,手上,手心
arm: 手臂,胳膊
finger: 手指,指尖,拳头,拳頭,拳
foot: 脚,腳,脚下,腳下,双脚,雙腳
leg: 腿
heart: 心脏,心臟,心脏怎样,心臟怎樣,心跳
blood: 血,鲜血,鮮血,血迹,血跡,流血,血液
bone: 骨头,骨頭,骨骼
skin: 皮肤,皮膚
body: 身体,身體
shoulder: 肩膀,肩上,肩膀上
mouth: 嘴
nose: 鼻子
ear: 耳朵
tooth: 牙齿,牙齒,牙
beard: 胡子,鬍子,胡须,鬍鬚,刮胡子,刮鬍子
smile: 微笑,笑容,笑脸,笑臉,一笑,微笑着,微笑著
tear: 眼泪,眼淚,泪水,淚水
voice: 声音,聲音,嗓音
shadow: 影子,阴影,陰影,黑影,暗影
silhouette: 剪影
wing: 翅膀
tail: 尾巴
claw: 爪子
soul: 灵魂,靈魂,魂,灵,靈
breath: 呼吸
city: 城市,都市
town: 小镇,小鎮,镇,鎮
village: 村庄,村莊,乡村,鄉村,村子,村里,村裏,村裡,村,全村人
street: 街道,街头,街頭,街,大街,老街,步行街,街边,街邊,路边,路邊,马路,馬路,街上
alley: 小巷,巷子,胡同,衚衕
road: 路,公路,道路
highway: 高速公路
bridge: 桥,橋,桥上,橋上,桥下,橋下,大桥,大橋,吊桥,吊橋
square: 广场,廣場,方形
park: 公园,公園
garden: 花园,花園,庭院
forest: 森林,树林,樹林
bamboo: 竹子,竹林
jungle: 丛林,叢林
mountain: 山,高山,山峰,山峯
hill: 山丘,小山
valley: 山谷,峡谷,峽谷,山谷里,山谷裏,山谷裡,盆地
cliff: 悬崖,懸崖
cave: 洞穴,山洞
volcano: 火山
lava: 岩浆,岩漿,熔岩
river: 河,河流
lake: 湖,湖泊,湖面,湖面上,湖水
waterfall: 瀑布
sea: 海,大海,海面,海面上,海上
ocean: 海洋
beach: 海滩,海灘,沙滩,沙灘,海边,海邊
coast: 海岸
island: 岛,島,岛屿,島嶼,小岛,小島
harbor: 港口,码头,碼頭
desert: 沙漠
oasis: 绿洲,綠洲
dune: 沙丘
field: 田野,田地
rice field: 稻田
meadow: 草原,草地
swamp: 沼泽,沼澤
glacier: 冰川
iceberg: 冰山
sky: 天空,天空中,天上,空中,夜空,天际,天際,蓝天,藍天
space: 太空,宇宙
planet: 行星,星球,恒星,恆星
earth: 地球
moon: 月亮,月球,月色,月下,圆月,圓月,弯月,彎月
sun: 太阳,太陽
star: 星星,星空,星光,群星,羣星,繁星,北极星,北極星
galaxy: 银河,銀河,星系
black hole: 黑洞
mars: 火星
space station: 空间站,空間站
spaceship: 飞船,飛船,宇宙飞船,宇宙飛船,太空船,航天器,飞碟,飛碟
rocket: 火箭
satellite: 卫星,衛星
house: 房子,房屋
home: 家里,家裏,家裡,家乡,家鄉
hometown: 故乡,故鄉
apartment: 公寓
room: 房间,房間,屋子
kitchen: 厨房,廚房
bedroom: 卧室,臥室
living room: 客厅,客廳
bathroom: 浴室,洗手间,洗手間
balcony: 阳台,陽臺
roof: 屋顶,屋頂,房顶,房頂,楼顶,樓頂,屋檐,屋簷,瓦片,瓦
stairs: 楼梯,樓梯,台阶,臺階,楼上,樓上,楼下,樓下,楼,樓
corridor: 走廊
basement: 地下室,地窖,密室,暗室
attic: 阁楼,閣樓
garage: 车库,車庫
elevator: 电梯,電梯
door: 门,門,门外,門外,门前,門前
window: 窗户,窗戶,窗,窗边,窗邊,窗前,窗外,窗口,視窗,橱窗,櫥窗,舷窗,天窗
wall: 墙,牆,墙壁,牆壁,墙上,牆上,城墙,城牆,围墙,圍牆
floor: 地板
gate: 大门,大門,城门,城門
fence: 栅栏,柵欄
building: 建筑,建築,大楼,大樓,楼房,樓房
skyscraper: 摩天大楼,摩天大樓,高楼,高樓
tower: 塔
lighthouse: 灯塔,燈塔
castle: 城堡
palace: 宫殿,宮殿,皇宫,皇宮,故宫,故宮,宫廷,宮廷
temple: 寺庙,寺廟,庙,廟
shrine: 神社
church: 教堂
mosque: 清真寺
museum: 博物馆,博物館,美术馆,美術館,展览,展覽,展厅,展廳,展品
gallery: 画廊,畫廊
theater: 剧院,劇院,剧场,劇場
cinema: 电影院,電影院
stage: 舞台,舞臺,台上,臺上,幕后,幕後,后台,後臺,登台,登臺
studio: 工作室,摄影棚,攝影棚,画室,畫室,录音棚,錄音棚,片场,片場
workshop: 作坊,工坊,车间,車間
factory: 工厂,工廠
warehouse: 仓库,倉庫
office: 办公室,辦公室,公司,办公室里,辦公室裏,辦公室裡,写字楼,寫字樓
company: 企业,企業
school: 学校,學校
classroom: 教室
university: 大学,大學,校园,校園
library: 图书馆,圖書館,藏书,藏書
laboratory: 实验室,實驗室
hospital: 医院,醫院
pharmacy: 药店,藥店
prison: 监狱,監獄
court: 法庭,法院
bank: 银行,銀行
post office: 邮局,郵局
police station: 警察局
market: 市场,市場,集市
night market: 夜市
shop: 商店,店,店铺,店鋪,小店,老店,专卖店,專賣店,杂货店,雜貨店,药铺,藥鋪,当铺,當鋪,铺子,鋪子,店里,店裏,店裡
bookshop: 书店,書店
bakery: 面包店,麪包店,麵包店,面包房,麪包房,麵包房,糕点店,糕點店,甜品店,烘焙店
cafe: 咖啡馆,咖啡館,咖啡店,咖啡厅,咖啡廳
restaurant: 餐厅,餐廳,餐馆,餐館,饭店,飯店
ramen shop: 拉面店,拉麪店,拉麵店
bar: 酒吧
hotel: 酒店,旅馆,旅館
supermarket: 超市
convenience store: 便利店
mall: 商场,商場,购物中心,購物中心
laundromat: 洗衣店
gym: 健身房
stadium: 体育场,體育場
swimming pool: 游泳池,泳池
playground: 操场,操場,游乐场,遊樂場
amusement park: 游乐园,遊樂園
carnival: 嘉年华,嘉年華
circus: 马戏团,馬戲團
zoo: 动物园,動物園
aquarium: 水族馆,水族館
greenhouse: 温室,溫室
farm: 农场,農場
barn: 谷仓,穀倉
vineyard: 葡萄园,葡萄園
orchard: 果园,果園
station: 车站,車站
platform: 站台,站臺,月台,月臺
airport: 机场,機場
subway: 地铁,地鐵
bus stop: 公交站
tunnel: 隧道
crossroads: 十字路口,路口
parking lot: 停车场,停車場
gas station: 加油站
ruins: 废墟,廢墟,遗迹,遺蹟
cemetery: 墓地,坟墓,墳墓
well: 井,水井
fountain: 喷泉,噴泉
labyrinth: 迷宫,迷宮
battlefield: 战场,戰場
border: 边境,邊境,边界,邊界
country: 国家,國家
kingdom: 王国,王國
world: 世界,世间,世間,人间,人間,天下,世上
nature: 自然,大自然
car: 汽车,汽車,车,車,轿车,轎車,老爷车,老爺車,越野车,越野車,警车,警車,救护车,救護車,消防车,消防車,面包车,麪包車,麵包車
sports car: 跑车,跑車
electric car: 电动汽车,電動汽車,电动车,電動車
taxi: 出租车,出租車,計程車
bus: 公交车,公交車,巴士
truck: 卡车,卡車,货车,貨車,大货车,大貨車
train: 火车,火車,列车,列車,训练着,訓練着,訓練著,苦练,苦練,练,練,练功,練功,绿皮火车,綠皮火車,末班车,末班車,蒸汽机车,蒸汽機車,训练,訓練,练习,練習
tram: 有轨电车,有軌電車
bicycle: 自行车,自行車,腳踏車,单车,單車
motorcycle: 摩托车,摩托車
scooter: 滑板车,滑板車,电瓶车,電瓶車
rickshaw: 人力车,人力車,三轮车,三輪車
skateboard: 滑板
boat: 船,小船
ship: 轮船,輪船,船只,船隻,战船,戰船,货轮,貨輪,游轮,遊輪,渡轮,渡輪,渔船,漁船,木船
sailboat: 帆船
submarine: 潜水艇,潛水艇,潜艇,潛艇
airplane: 飞机,飛機
helicopter: 直升机,直升機
drone: 无人机,無人機
hot air balloon: 热气球,熱氣球,热气球升空,熱氣球升空
balloon: 气球,氣球
wheel: 车轮,車輪,轮子,輪子
engine: 引擎,发动机,發動機
machine: 机器,機器,机械,機械
animal: 动物,動物
pet: 宠物,寵物
dog: 狗,小狗,狗狗,流浪狗,老狗,柴犬,导盲犬,導盲犬,金毛
cat: 猫,貓,猫咪,貓咪,橘猫,橘貓,流浪猫,流浪貓,黑猫,黑貓,白猫,白貓,猫咪们,貓咪們
kitten: 小猫,小貓
horse: 马,馬
cow: 牛,奶牛
sheep: 羊,绵羊,綿羊
goat: 山羊
pig: 猪,豬
chicken: 鸡,雞
duck: 鸭子,鴨子,烤鸭,烤鴨,鸭,鴨
rabbit: 兔子
mouse: 老鼠
fox: 狐狸
wolf: 狼
bear: 熊
panda: 熊猫,熊貓
tiger: 老虎
lion: 狮子,獅子
elephant: 大象
monkey: 猴子
deer: 鹿
camel: 骆驼,駱駝
bird: 鸟,鳥,小鸟,小鳥
owl: 猫头鹰,貓頭鷹
crow: 乌鸦,烏鴉
crane: 鹤,鶴,仙鹤,仙鶴,白鹭,白鷺
eagle: 鹰,鷹,老鹰,老鷹
sparrow: 麻雀,燕子,海鸥,海鷗
peacock: 孔雀
parrot: 鹦鹉,鸚鵡
penguin: 企鹅,企鵝
pigeon: 鸽子,鴿子
fish: 鱼,魚,捕鱼,捕魚
goldfish: 金鱼,金魚
koi: 锦鲤,錦鯉,鲤鱼,鯉魚
whale: 鲸鱼,鯨魚,鲸,鯨
dolphin: 海豚
shark: 鲨鱼,鯊魚
octopus: 章鱼,章魚
jellyfish: 水母
turtle: 乌龟,烏龜,海龟,海龜
snake: 蛇
frog: 青蛙
butterfly: 蝴蝶
bee: 蜜蜂
ant: 蚂蚁,螞蟻
firefly: 萤火虫,螢火蟲
spider: 蜘蛛
insect: 昆虫,昆蟲,虫子,蟲子,蟋蟀,蝉,蟬,蜻蜓,萤火,螢火,瓢虫,瓢蟲,毛毛虫,毛毛蟲
snail: 蜗牛,蝸牛
flower: 花,花朵,鲜花,鮮花
cherry blossom: 樱花,櫻花
rose: 玫瑰
sunflower: 向日葵
lotus: 莲花,蓮花,荷花
jasmine: 茉莉花
lavender: 薰衣草
tree: 树,樹,大树,大樹,树木,樹木,柳树,柳樹,松树,松樹,银杏,銀杏,梧桐,榕树,榕樹,枫叶,楓葉,古树,古樹
palm tree: 棕榈树,棕櫚樹
olive: 橄榄,橄欖
leaf: 叶子,葉子,树叶,樹葉,落叶,落葉
grass: 草,青草
moss: 苔藓,苔蘚
seed: 种子,種子
root: 根
branch: 树枝,樹枝
petal: 花瓣
mushroom: 蘑菇
stone: 石头,石頭,石
rock: 岩石
sand: 沙子,沙
mud: 泥,泥土
clay: 黏土,粘土,泥人,泥塑
wood: 木头,木頭,木材
metal: 金属,金屬
iron: 铁,鐵
steel: 钢,鋼
gold: 黄金,黃金,金子,金色
silver: 银,銀,银色,銀色,银白,銀白
copper: 铜,銅
glass: 玻璃,玻璃杯
paper: 纸,紙,纸张,紙張
plastic: 塑料,塑膠
leather: 皮革
silk: 丝绸,絲綢,旗袍
cotton: 棉花,棉
wool: 羊毛
ceramic: 陶瓷,陶器,瓷器
marble: 大理石
crystal: 水晶
diamond: 钻石,鑽石
dust: 灰尘,灰塵,尘土,塵土
smoke: 烟,煙,烟雾,煙霧,吸烟,吸菸,抽烟,抽菸,戒烟,戒菸,硝烟,硝煙,炊烟,炊煙
steam: 蒸汽,热气,熱氣
fire: 火,火焰,火灾,火災
water: 水,浇水,澆水
ice: 冰
rain: 雨,大雨,雨水,雨中,雨后,雨後,淋雨,雨滴落下,下雨
snow: 雪,大雪,下雪
storm: 暴风雨,暴風雨,风暴,風暴,台风,颱風,狂风,狂風,沙尘暴,沙塵暴
thunderstorm: 雷雨,雷暴
lightning: 闪电,閃電,雷电,雷電
thunder: 雷声,雷聲,打雷
wind: 风,風
breeze: 微风,微風
cloud: 云,雲,云朵,雲朵
fog: 雾,霧,大雾,大霧,迷雾,迷霧,雾中,霧中
mist: 薄雾,薄霧,雾气,霧氣,弥漫,瀰漫,水雾,水霧,烟雾弥漫,煙霧瀰漫
rainbow: 彩虹
wave: 海浪,波浪,浪,挥手,揮手,挥舞,揮舞,挥动,揮動,电波,電波,光波
tide: 潮水,涨潮,漲潮,退潮
flood: 洪水
earthquake: 地震
drought: 干旱,乾旱,旱灾,旱災,干涸,乾涸
aurora: 极光,極光
weather: 天气,天氣
light: 光,灯光,燈光,光线,光線,点灯,點燈,照进,照進,洒在,灑在,洒进,灑進,映照,光线里,光線裏,光線裡,光芒,曙光,烛光,燭光,火光,轻盈,輕盈,点亮,點亮,照亮,点燃,點燃
sunlight: 阳光,陽光
moonlight: 月光
neon: 霓虹,霓虹灯,霓虹燈
darkness: 黑暗
lamp: 灯,燈,台灯,檯燈,路灯下,路燈下,油灯,油燈,车灯,車燈,灯火,燈火
lantern: 灯笼,燈籠,孔明灯,孔明燈,花灯,花燈,走马灯,走馬燈
candle: 蜡烛,蠟燭
streetlight: 路灯,路燈
color: 颜色,顏色,色彩,色,色调,色調,暖色调,暖色調
day: 日子,一天
night: 夜晚,夜,晚上,深夜,夜里,夜裏,夜裡
morning: 早晨,早上,清晨
evening: 傍晚,黄昏,黃昏
dawn: 黎明,破晓,破曉
sunset: 日落,夕阳,夕陽
sunrise: 日出
noon: 中午
midnight: 午夜,半夜
spring: 春天,春季
summer: 夏天,夏日
autumn: 秋天,秋日
winter: 冬天,冬日,冬季
year: 年
month: 月份,个月,個月
week: 周,星期
hour: 小时,小時
minute: 分钟,分鐘,分钟的,分鐘的
second: 秒,秒钟,秒鐘,第二,第二天,另一
today: 今天
tomorrow: 明天
yesterday: 昨天
time: 时间,時間,时光,時光,光阴,光陰
past: 过去,過去
future: 未来,未來,将来,將來
childhood: 童年
century: 世纪,世紀
birthday: 生日
wedding: 婚礼,婚禮
funeral: 葬礼,葬禮
festival: 节日,節日,庙会,廟會,灯光秀,燈光秀
christmas: 圣诞节,聖誕節,圣诞,聖誕
new year: 新年,春节,春節
ramadan: 斋月,齋月
diwali: 排灯节,排燈節
holi: 洒红节,灑紅節
party: 派对,派對,聚会,聚會
holiday: 假期,假日
vacation: 度假
trailer: 预告片,預告片,预告,預告
teaser: 先导片,先導片,预热片,預熱片
advertisement: 广告,廣告,宣传片,宣傳片,广告片,廣告片,商业广告,商業廣告
tutorial: 教程,教学,教學
how to: 如何,怎么,怎麼,怎样,怎樣
documentary: 纪录片,紀錄片,记录片,記錄片
music video: 音乐视频,音樂視頻,音樂影片,音乐录影带,音樂錄影帶,MV
anime: 动漫,動漫
animation: 动画,動畫,动画片,動畫片
cartoon: 卡通,漫画,漫畫,动画短片,動畫短片,卡通片
stop motion: 定格动画,定格動畫
film: 电影,電影,影片,片子
short film: 短片,微电影,微電影
video: 视频,視頻,影像
scene: 场景,場景,镜头,鏡頭
close-up: 特写,特寫,特写镜头,特寫鏡頭
slow motion: 慢动作,慢動作,慢镜头,慢鏡頭
time lapse: 延时摄影,延時攝影,延时,延時
black and white: 黑白,黑白片
film noir: 黑色电影,黑色電影
camera: 相机,相機,摄像机,攝像機,摄影机,攝影機
story: 故事
fairy tale: 童话,童話
legend: 传说,傳說,传奇,傳奇
myth: 神话,神話
drama: 剧情,劇情
comedy: 喜剧,喜劇,喜剧片,喜劇片,小品,相声,相聲
horror: 恐怖,恐怖片,惊悚片,驚悚片
thriller: 惊悚,驚悚,悬疑,懸疑
romance: 爱情,愛情,浪漫
action: 动作,動作,武打
science fiction: 科幻
fantasy: 奇幻,幻想,奇幻世界
western: 西部片
mystery: 谜,謎,神秘,神祕,谜团,謎團
adventure: 冒险,冒險,历险,歷險,冒险之旅,冒險之旅
cyberpunk: 赛博朋克,賽博朋克
steampunk: 蒸汽朋克
music: 音乐,音樂
song: 歌曲,歌
melody: 旋律
rhythm: 节奏,節奏
beat: 节拍,節拍
band: 乐队,樂隊
orchestra: 乐团,樂團,交响乐,交響樂
concert: 音乐会,音樂會,演唱会,演唱會,音乐节,音樂節,演奏会,演奏會
jazz: 爵士,爵士乐,爵士樂
piano: 钢琴,鋼琴
guitar: 吉他
violin: 小提琴
drum: 鼓,鼓声,鼓聲,锣鼓,鑼鼓,战鼓,戰鼓
flute: 笛子
oud: 乌德琴,烏德琴
trumpet: 小号,小號
interview: 采访,採訪,访谈,訪談,面试,面試
news: 新闻,新聞
report: 报告,報告,报道,報道
vlog: 视频日志,視頻日誌,影片日誌
history: 历史,歷史,史,历史上,歷史上
logo: 标志,標誌,商标,商標
poster: 海报,海報
title: 标题,標題,片名
credits: 字幕,片尾
brand: 品牌
product: 产品,產品,商品
launch: 发布,發佈,釋出,上市,上线,上線
discount: 折扣,打折,满减,滿減,优惠券,優惠券,低价,低價
sale: 促销,促銷,特卖,特賣,大促
offer: 优惠,優惠,活动,活動
price: 价格,價格
review: 评测,評測,测评,測評,评价,評價,评论,評論,好评,好評,差评,差評,口碑
honest review: 真实评测,真實評測,真实测评,真實測評
unboxing: 开箱,開箱
testimonial: 用户评价,用戶評價,使用者評價,推荐语,推薦語
quality: 品质,品質,质量,質量,优质,優質,高品质,高品質
free: 免费,免費,释放,釋放,自由自在,解放
new: 新,新款,全新,崭新,嶄新,新鲜,新鮮
app: 应用,應用,应用程序,應用程序,應用程式,软件,軟件,軟體
website: 网站,網站
startup: 创业公司,創業公司,初创,初創,创业团队,創業團隊
service: 服务,服務
business: 生意,商业,商業
investor: 投资者,投資者
money: 钱,錢,金钱,金錢
gift: 礼物,禮物,礼品,禮品
phone: 手机,手機,电话,電話
computer: 电脑,電腦,计算机,計算機
laptop: 笔记本电脑,筆記本電腦,筆記型電腦
screen: 屏幕,螢幕,屏,大屏,折叠屏,摺疊屏
internet: 互联网,互聯網,網際網路,网络,網絡,網路
artificial intelligence: 人工智能,人工智慧
virtual reality: 虚拟现实,虛擬現實
hologram: 全息
radio: 收音机,收音機,广播,廣播
television: 电视,電視
headphones: 耳机,耳機
speaker: 音箱
watch: 手表,手錶,腕表,腕錶,看电视,看電視,看电影,看電影,看书,看書,观察,觀察,观赏,觀賞,观看,觀看,注视,注視
clock: 时钟,時鐘,钟,鍾,钟表,鐘錶
alarm clock: 闹钟,鬧鐘
book: 书,書,书本,書本,书籍,書籍,旧书,舊書,绘本,繪本,课本,課本,字典
notebook: 笔记本,筆記本,本子
diary: 日记,日記,日记本,日記本
letter: 信件,封信,家书,家書,情书,情書,信封里,信封裏,信封裡,来信,來信,回信,书信,書信
postcard: 明信片
photograph: 照片,相片
painting: 画,畫,画作,畫作
statue: 雕像
map: 地图,地圖,藏宝图,藏寶圖
compass: 指南针,指南針,罗盘,羅盤
key: 钥匙,鑰匙
lock: 锁,鎖
box: 盒子,箱子
package: 包裹
bag: 包,袋子,包包,手提包,书包,書包,行囊
suitcase: 行李箱,手提箱
backpack: 背包
umbrella: 雨伞,雨傘,伞,傘,油纸伞,油紙傘,撑伞,撐傘
mirror: 镜子,鏡子
chair: 椅子
table: 桌子,餐桌,桌上,桌面,餐桌上,桌
desk: 书桌,書桌,办公桌,辦公桌
bed: 床,牀
sofa: 沙发,沙發
bench: 长椅,長椅,长凳,長凳
carpet: 地毯
curtain: 窗帘,窗簾,幕布
blanket: 毯子
pillow: 枕头,枕頭
bottle: 瓶子,酒瓶,漂流瓶,瓶
cup: 杯子,茶杯,咖啡杯,酒杯
plate: 盘子,盤子
bowl: 碗,碗里,碗裏,碗裡
knife: 刀,刀子
spoon: 勺子
fork: 叉子
pot: 锅,鍋
pan: 平底锅,平底鍋
oven: 烤箱
stove: 炉子,爐子,灶台,竈臺,灶臺,炉火,爐火,烤炉,烤爐
refrigerator: 冰箱
vase: 花瓶
flowerpot: 花盆
toy: 玩具,玩具车,玩具車,木马,木馬,陀螺
doll: 娃娃,玩偶,洋娃娃,人偶,布娃娃,布偶
teddy bear: 泰迪熊,毛绒玩具,毛絨玩具
kite: 风筝,風箏
paper airplane: 纸飞机,紙飛機
paper boat: 纸船,紙船,小纸船,小紙船
origami: 折纸,摺紙
ball: 球,一球,篮筐,籃筐,球门,球門
game: 游戏,遊戲
chess: 象棋
card: 卡片,纸牌,紙牌
dice: 骰子
puzzle: 拼图,拼圖,解谜,解謎,破解,解开,解開
football: 足球
basketball: 篮球,籃球
baseball: 棒球
cricket: 板球
tennis: 网球,網球
boxing: 拳击,拳擊
yoga: 瑜伽,冥想,打坐
marathon: 马拉松,馬拉松
race: 比赛,比賽,赛车,賽車,比赛着,比賽着,比賽著,竞速,競速,赛跑着,賽跑着,賽跑著,接力,接力赛,接力賽,马拉松选手,馬拉松選手,赛跑,賽跑,竞赛,競賽
olympics: 奥运会,奧運會
trophy: 奖杯,獎盃
medal: 奖牌,獎牌,勋章,勳章
crown: 皇冠,王冠
ring: 戒指
necklace: 项链,項鍊
earring: 耳环,耳環
jewel: 珠宝,珠寶,宝石,寶石
treasure: 宝藏,寶藏,宝物,寶物
coin: 硬币,硬幣
sword: 剑,劍,刀剑,刀劍,宝剑,寶劍,长剑,長劍,刀光
shield: 盾牌
bow: 弓,弓箭,鞠躬
arrow: 箭
gun: 枪,槍
bomb: 炸弹,炸彈
armor: 盔甲,铠甲,鎧甲,战甲,戰甲
mask: 面具,口罩,假面
helmet: 头盔,頭盔
flag: 旗帜,旗幟,旗,红旗,紅旗,战旗,戰旗
rope: 绳子,繩子,绳索,繩索,绳,繩
net: 网,網
chain: 链条,鏈條,锁链,鎖鏈
hammer: 锤子,錘子
tool: 工具
gear: 齿轮,齒輪
thread: 线,線
needle: 针,針
brush: 画笔,畫筆,毛笔,毛筆
ink: 墨水,墨
pen: 钢笔, 鋼筆, 笔, 筆, 圆珠笔, 圓珠筆, 粉筆
pencil: 铅笔,鉛筆
typewriter: 打字机,打字機
record: 唱片,记录,記錄,录制,錄製,录音,錄音
cassette: 磁带,磁帶
music box: 音乐盒,音樂盒,八音盒
telescope: 望远镜,望遠鏡
microscope: 显微镜,顯微鏡
medicine: 药,藥,药物,藥物,中药,中藥,草药,草藥,针灸,鍼灸,針灸,中医,中醫
perfume: 香水
cosmetics: 化妆品,化妝品
soap: 肥皂,香皂
shampoo: 洗发水,洗髮水
cream: 面霜
food: 食物,美食,饭菜,飯菜
meal: 餐,饭,飯
breakfast: 早餐,早饭,早飯,早点,早點,油条,油條
lunch: 午餐,午饭,午飯
dinner: 晚餐,晚饭,晚飯
bread: 面包,麪包,麵包
cake: 蛋糕, 蛋挞, 蛋撻, 糕点, 糕點
cookie: 饼干,餅乾
chocolate: 巧克力,巧克力的
candy: 糖果,棉花糖,糖葫芦,糖葫蘆
sweets: 甜点,甜點,点心,點心
ice cream: 冰淇淋
rice: 米饭,米飯,大米,炒饭,炒飯,稻米,粥
noodles: 面条,麪條,麵條,牛肉面,牛肉麪,牛肉麵,泡面,泡麪,泡麵,面食,麪食,麵食,方便面,方便麪
ramen: 拉面,拉麪,拉麵
sushi: 寿司,壽司
dumpling: 饺子,餃子,包子,小笼包,小籠包,汤圆,湯圓,粽子,糉子,馄饨,餛飩
soup: 汤,湯,鸡汤,雞湯,热汤,熱湯
pizza: 披萨,披薩
pasta: 意大利面,意大利麪,義大利麵,意面,意麪,意麵
hamburger: 汉堡,漢堡
curry: 咖喱,咖哩
meat: 肉
egg: 鸡蛋,雞蛋,蛋,蛋黄,蛋黃,番茄炒蛋,煎蛋
cheese: 奶酪,乳酪,芝士
milk: 牛奶
butter: 黄油,黃油
honey: 蜂蜜
sugar: 糖
salt: 盐,鹽
spice: 香料
flour: 面粉,麪粉,麵粉
dough: 面团,麪糰,麵糰,面皮,麪皮,麵皮
fruit: 水果,桃子,葡萄,荔枝
vegetable: 蔬菜
apple: 苹果,蘋果
orange: 橙子,橘子
lemon: 柠檬,檸檬
strawberry: 草莓
mango: 芒果
date palm: 椰枣,椰棗
coffee: 咖啡
espresso: 浓缩咖啡,濃縮咖啡
tea: 茶,茶叶,茶葉,绿茶,綠茶,茶壶,茶壺,泡茶
juice: 果汁
wine: 葡萄酒,红酒,紅酒,酒,白酒,黄酒,黃酒,米酒
beer: 啤酒
sake: 清酒
soda: 汽水
drink: 饮料,飲料,喝茶,喝酒,喝水,饮,飲,喝着,喝著,喝,痛饮,痛飲
recipe: 食谱,食譜,菜谱,菜譜
ingredient: 食材,原料,配料,调料,調料
clothes: 衣服,服装,服裝,衣,外衣,衣裳,戏服,戲服,汉服,漢服
dress: 裙子,连衣裙,連衣裙,打扮
shirt: 衬衫,襯衫
coat: 大衣,外套,涂,塗,涂抹,塗抹,抹
raincoat: 雨衣
jacket: 夹克,夾克
suit: 西装,西裝
uniform: 制服,军装,軍裝
kimono: 和服
sari: 纱丽,紗麗
hat: 帽子,草帽,斗笠,礼帽,禮帽
scarf: 围巾,圍巾
shoe: 鞋,鞋子,布鞋,皮鞋,高跟鞋,鞋带,鞋帶
sneakers: 运动鞋,運動鞋,球鞋
boots: 靴子
glasses: 眼镜,眼鏡
sunglasses: 墨镜,墨鏡,太阳镜,太陽鏡
gloves: 手套
fashion: 时尚,時尚,时装,時裝
fabric: 布料
memory: 回忆,回憶,记忆,記憶,往事,过往,過往,回忆里,回憶裏,回憶裡
secret: 秘密,祕密,秘密的,祕密的,神秘地,神祕地
betrayal: 背叛
freedom: 自由
love: 爱,愛,相爱,相愛,爱着,愛着,愛著,热爱,熱愛,喜欢,喜歡,暗恋,暗戀,喜爱,喜愛
friendship: 友谊,友誼,友情
hope: 希望,盼望,期待
dream: 梦,夢,梦想,夢想,梦境,夢境,梦里,夢裏,夢裡,梦中,夢中,做梦,做夢,梦见,夢見
nightmare: 噩梦,噩夢
fear: 恐惧,恐懼,害怕
joy: 喜悦,喜悅,欢乐,歡樂
happiness: 幸福,快乐,快樂
sadness: 悲伤,悲傷,忧伤,憂傷
anger: 愤怒,憤怒
pain: 痛苦,疼痛
loneliness: 孤独,孤獨,寂寞
nostalgia: 怀旧,懷舊,乡愁,鄉愁
longing: 思念,渴望
regret: 后悔,後悔,遗憾,遺憾
guilt: 内疚,內疚,罪恶感,罪惡感
revenge: 复仇,復仇,报仇,報仇
jealousy: 嫉妒
courage: 勇气,勇氣
peace: 和平,平静,平靜
war: 战争,戰爭
battle: 战斗,戰鬥,决战,決戰
victory: 胜利,勝利
defeat: 失败,失敗,击败,擊敗
power: 力量,权力,權力
truth: 真相,真理
lie: 谎言,謊言,躺下,躺在,撒谎,撒謊,骗,騙,欺骗,欺騙,谎,謊,躺,躺着,躺著
faith: 信仰
fate: 命运,命運,缘分,緣分,注定,註定,宿命
life: 生命,生活,人生
death: 死亡
birth: 诞生,誕生,生下,分娩,怀孕,懷孕,孕妇,孕婦
beginning: 开始,開始,开端,開端
ending: 结局,結局,结尾,結尾,结束时,結束時
journey: 旅程,旅途
trip: 旅行
road trip: 公路旅行
return: 回归,迴歸,回到,归来,歸來,返回,重返,回,归,歸,回来,回來,回家
farewell: 告别,告別,离别,離別
reunion: 重逢,团聚,團聚,团圆,團圓
encounter: 相遇
promise: 承诺,承諾,约定,約定,答应,答應
wish: 愿望,願望
idea: 想法,创意,創意
question: 问题,問題,疑问,疑問,提问,提問,谜题,謎題
problem: 难题,難題
solution: 解决方案,解決方案
success: 成功
mistake: 错误,錯誤
danger: 危险,危險
accident: 事故,车祸,車禍
crime: 犯罪
murder: 谋杀,謀殺
robbery: 抢劫,搶劫
heist: 劫案
plan: 计划,計劃
mission: 任务,任務
rescue: 救援,打捞,打撈
escape: 逃亡,逃走,逃出,逃生,逃离了,逃離了,逃跑,逃离,逃離,逃脱,逃脫,逃
chase: 追车,追車,追赶着,追趕着,追趕著,追捕,追踪,追蹤,追寻,追尋,追求,追着,追著,追逐,追赶,追趕,追
duel: 决斗,決鬥,对决,對決,单挑,單挑
rebellion: 反叛
revolution: 革命
law: 法律
justice: 正义,正義
education: 教育
science: 科学,科學
technology: 科技,技术,技術
invention: 发明,發明
experiment: 实验,實驗
magic: 魔法,魔术,魔術
spell: 咒语,咒語
curse: 诅咒,詛咒
miracle: 奇迹,奇蹟
climate change: 气候变化,氣候變化
environment: 环境,環境
pollution: 污染,汙染
energy: 能源,能量,电力,電力
electricity: 電
health: 健康,养生,養生,保健,无添加,無添加,無新增,低脂
illness: 疾病,病
beauty: 美丽,美麗
art: 艺术,藝術
poetry: 诗,詩,诗歌,詩歌
culture: 文化
tradition: 传统,傳統
language: 语言,語言
word: 单词,單詞,话,話,词,詞,句
name: 名字,姓名,名
number: 数字,數字,十五,三十,二十,六十,十,七,八,九,六,百,万,萬
silence: 寂静,寂靜,沉默
noise: 噪音
speed: 速度,飞驰,飛馳,疾驰,疾馳,加速,狂飙,狂飆,飞车,飛車,狂奔着,狂奔著,飙车,飆車
distance: 距离,距離
step: 步骤,步驟,脚步,腳步,分步
top: 山顶,山頂,顶端,頂端,顶,頂,顶上,頂上,山顶上,山頂上
edge: 边缘,邊緣
center: 中心,中央
part: 部分
place: 地方
piece: 碎片,颗,顆,件
job: 工作
shift: 夜班
meeting: 会议,會議
exam: 考试,考試,高考
lesson: 课,課,课程,課程
homework: 作业,作業
graduation: 畢業, 毕业典礼, 畢業典禮
housework: 家务,家務
hobby: 爱好,愛好
sport: 运动,運動,体育,體育
nap: 午睡,打盹,午觉,午覺
walk: 散步,漫步,行走,走过,走過,走在,走上,走下,步入,踱步,走路,步行,走
ticket: 车票,車票,票,机票,機票,船票,火车票,火車票
ice skating: 滑冰
fireworks: 烟花,煙花,烟火,煙火
hot spring: 温泉,溫泉
vending machine: 自动售货机,自動售貨機
calligraphy: 书法,書法
pottery: 制陶,製陶,拉坯,烧制,燒製,窑,窯
knitting: 针织,針織
gardening: 园艺,園藝
cooking: 烹饪,烹飪
shopping: 购物,購物
construction: 建筑工地,建築工地,施工
inside: 里面,裏面,裡面,内部,內部,室内,室內
outside: 外面,户外,戶外
above: 上空,上方,上,之上
under: 下面,底下,之下
between: 之间,之間
behind: 背后,背後,后面,後面,身后,身後
in front of: 面前,前面,眼前
near: 旁边,旁邊,附近,身边,身邊,近,靠近,接近,走近
through: 穿过,穿過
around: 周围,周圍,围绕,圍繞,四周,到处,到處,处处,處處
toward: 朝着,朝著,走向,向,朝,往,奔
together: 一起,一同
suddenly: 突然,忽然
again: 再次,再一次,重新,再度,又,再
every day: 每天,天天
every night: 每晚,每夜,每晚都会,每晚都會
every morning: 每天早上,每天清晨
forever: 永远,永遠
one day: 有一天,某天,某日,那天,一日
once upon a time: 从前,從前,很久以前
years later: 年后,年後
alone together: 两个人,兩個人
two people: 两人,兩人
one person: 一个人,一個人
three people: 三人
one: 一个,一個,一只,一隻,一位,一条,一條,一座,一辆,一輛,一名,一艘,一棵,一朵,一架,一幅,一把,一匹,一对,一對,一片,一家,一间,一間,一封,一本,一部,一张,一張,一杯,一碗,一台,一臺,一双,一雙,一段,一场,一場,一次,一颗,一顆,一块,一塊,一首,一支,一根,一道,一束,一串,一种,一種,一些,一门,一門,一面,一盏,一盞,一口,一头,一頭,一尊,一扇,一枚,一则,一則,一份,一款,一件,一部关于,一部關於
two: 两个,兩個,两只,兩隻,两位,兩位,两名,兩名,两,兩
three: 三个,三個,三只,三隻,三位,三
four: 四个,四個,四只,四隻
five: 五个,五個,五只,五隻
ten: 十个,十個
hundred: 一百
thousand: 千
many: 许多,許多,很多,无数,無數,多,群,羣,一群群,一羣羣,成群,成羣,成千上万,成千上萬
all: 所有,全部
half: 一半,半
who: 谁,誰
other: 其他,另一个,另一個
own: 自己
opponent: 对手,對手
novel: 小说,小說
comic: 漫画书,漫畫書
professor: 教授
expert: 专家,專家,高手
adult: 大人,成年人
leader: 领袖,領袖,领导,領導
president: 总统,總統
politician: 政治家
master: 大师,大師,师傅,師傅,师父,師父
apprentice: 徒弟,学徒,學徒
resident: 居民
bodyguard: 保镖,保鏢,护卫,護衛,侍卫,侍衛
maid: 女仆,女僕,宫女,宮女,丫鬟
servant: 仆人,僕人,太监,太監
butler: 管家
geisha: 艺伎,藝伎
sumo: 相扑,相撲
hairdresser: 发型师,髮型師
dentist: 牙医,牙醫
veterinarian: 兽医,獸醫
flight attendant: 空姐
cashier: 收银员,收銀員
cleaner: 清洁工,清潔工,环卫工,環衛工
street performer: 街头艺人,街頭藝人
violinist: 小提琴手
drummer: 鼓手
conductor: 指挥家,指揮家,列车员,列車員
composer: 作曲家
storyteller: 说书人,說書人
sculptor: 雕塑家
weaver: 织工,織工,纺织,紡織
glassblower: 玻璃工匠
calligrapher: 书法家,書法家
archaeologist: 考古学家,考古學家
biologist: 生物学家,生物學家
astronomer: 天文学家,天文學家
clone: 克隆
android: 仿生人,人造人,复制人,複製人
cyborg: 半机械人,半機械人
goblin: 妖怪
creature: 生物
nest: 鸟巢,鳥巢,巢
feather: 羽毛
fur: 皮毛
egg shell: 蛋壳,蛋殼
skeleton: 骷髅,骷髏,骨架
skull: 头骨,頭骨
cell: 细胞,細胞
virus: 病毒
brain: 大脑,大腦
mind: 内心,內心,心灵,心靈
wound: 伤口,傷口,伤,傷
tattoo: 纹身,紋身
makeup: 化妆,化妝
lipstick: 口红,口紅,唇膏,脣膏
bath: 洗澡
shower: 淋浴
garbage: 垃圾
trash can: 垃圾桶
recycling: 回收
solar system: 太阳系,太陽系
gravity: 重力,引力
atom: 原子
dna: 基因
photosynthesis: 光合作用
water cycle: 水循环,水循環,水迴圈
chart: 图表,圖表
data: 数据,數據,資料
infographic: 信息图,信息圖,資訊圖
diagram: 示意图,示意圖
lens: 透镜,透鏡,镜片,鏡片
battery: 电池,電池,续航,續航,充电宝,充電寶
solar panel: 太阳能,太陽能
wind turbine: 风力发电,風力發電,风车,風車
power plant: 发电厂,發電廠
mine: 矿山,礦山,矿井,礦井
rail: 铁轨,鐵軌
railway: 铁路,鐵路
lane: 车道,車道
pier: 栈桥,棧橋
deck: 甲板
cabin: 小屋,木屋,船舱,船艙
tent: 帐篷,帳篷
campfire: 篝火
fireplace: 壁炉,壁爐
chimney: 烟囱,煙囪
courtyard: 院子
porch: 门廊,門廊,门口,門口
yard: 后院,後院
neighborhood: 社区,社區,社群,街区,街區
slum: 贫民窟,貧民窟
suburb: 郊区,郊區
countryside: 乡下,鄉下,农村,農村
metropolis: 大都市
ruined city: 废城,廢城
wasteland: 荒野,荒地,废土,廢土
post-apocalyptic: 末日,末世
underwater: 水下,海底
coral reef: 珊瑚礁
pond: 池塘
stream: 小溪,溪流
puddle: 水坑,水洼,水窪
riverbank: 河边,河邊,江边,江邊
horizon: 地平线,地平線
landscape: 风景,風景,景色
view: 景观,景觀
season: 季节,季節,四季
icicle: 冰柱
snowman: 雪人
snowflake: 雪花
drop: 水滴,雨滴,掉落
bubble: 泡泡,气泡,氣泡
spark: 火花
ash: 灰烬,灰燼
reflection: 倒影,反射
dot: 点,點
line: 线条,線條
circle: 圆圈,圓圈
triangle: 三角形
square shape: 正方形
cube: 立方体,立方體
shape: 形状,形狀
pattern: 图案,圖案
stripe: 条纹,條紋
clay animation: 黏土动画,黏土動畫
paper cutout: 剪纸,剪紙
watercolor: 水彩
ink painting: 水墨画,水墨畫,水墨
oil painting: 油画,油畫
pixel: 像素,畫素,像素风,像素風,畫素風
shadow puppet: 皮影,皮影戏,皮影戲
collage: 拼贴,拼貼
graffiti: 涂鸦,塗鴉
typography: 字体,字體,字型,文字
voice-over: 旁白
narrator: 叙述者,敘述者
dialogue: 对话,對話
conversation: 谈话,談話,聊天
monologue: 独白,獨白
joke: 笑话,笑話
prank: 恶作剧,惡作劇
surprise: 惊喜,驚喜,吃惊,喫驚,吃驚,惊讶,驚訝
argument: 争吵,爭吵,吵架
fight scene: 打斗场面,打鬥場面
kung fu: 功夫
karate: 空手道
sword fight: 剑斗,劍鬥,武侠,武俠
superpower: 超能力
time travel: 时间旅行,時間旅行,穿越时空,穿越時空,穿越回,时光倒流,時光倒流,回到过去,回到過去
time machine: 时光机,時光機
parallel world: 平行世界,异世界,異世界
portal: 传送门,傳送門
laser: 激光,雷射
code: 代码,代碼,程式碼,密码,密碼
message: 消息,訊息,短信,簡訊,微信,留言,信息,資訊
email: 邮件,郵件
notification: 通知
social media: 社交媒体,社交媒體
selfie: 自拍,自拍照
video call: 视频通话,視頻通話,視訊通話,视频电话,視頻電話,影片電話
video game: 电子游戏,電子遊戲
delivery: 外卖, 外賣, 配送, 送达, 送達, 送去, 送货员, 送貨員, 外卖小哥, 外賣小哥, 快递小哥, 快遞小哥, 外卖骑手, 外賣騎手
package design: 包装,包裝
store opening: 开业,開業
collection: 系列,收藏
model: 模特
design: 设计,設計
skincare: 护肤,護膚
deodorant: 除臭剂,除臭劑
toothpaste: 牙膏
detergent: 洗衣液
vacuum cleaner: 吸尘器,吸塵器
washing machine: 洗衣机,洗衣機
blender: 搅拌机,攪拌機
coffee machine: 咖啡机,咖啡機
mattress: 床垫,牀墊,床墊
furniture: 家具,傢俱
insurance: 保险,保險
loan: 贷款,貸款
real estate: 房地产,房地產,楼盘,樓盤
nonprofit: 公益,志愿者,志願者
donation: 捐款,捐赠,捐贈
campaign: 宣传活动,宣傳活動
awareness: 公益宣传,公益宣傳
election: 选举,選舉
vote: 投票
recipe video: 美食视频,美食視頻,美食影片
tips: 技巧,秘诀,祕訣,秘訣
reason: 理由,原因
difference: 区别,區別
before and after: 前后对比,前後對比
retired: 退休,退役
last: 最后一封,最後一封,最后一班,最後一班,末班,最后一支,最後一支,最后,最後,最后一个,最後一個,最后一次,最後一次
downpour: 暴雨,倾盆大雨,傾盆大雨
rooftop: 天台,屋顶上,屋頂上,楼顶上,樓頂上
old: 老,古,陈旧,陳舊,老式,破旧的,破舊的,旧,舊,老旧,老舊,古老,年老,年迈,年邁
sugar free: 无糖,無糖
sparkling water: 气泡水,氣泡水
make a film: 拍,拍一支,拍一部,拍一段,拍摄,拍攝,摄制,攝製
cool: 清凉,清涼,凉爽,涼爽,酷,炫酷
laugh: 欢笑,歡笑,笑声,笑聲,哈哈大笑,笑着,笑著,笑了,笑,大笑
at home: 在家,居家
scallion pancake: 葱油饼,蔥油餅
brief: 简短,簡短,简单的,簡單的,简洁,簡潔
base: 基地,空间站里,空間站裏,空間站裡,殖民地
plant: 种出,種出,种下,種下,栽种,栽種,栽,种植,種植
excited: 激动,激動,兴奋,興奮
dry in the sun: 晒,曬,晒太阳,曬太陽,晒被子,曬被子
quilt: 被子,棉被
way: 方式,方法,办法,辦法
yangtze: 长江,長江
yellow river: 黄河,黃河
new year's eve: 除夕,除夕夜,年夜
new year's dinner: 年夜饭,年夜飯
living alone: 独居,獨居
release: 发布会,發佈會,釋出會,首发,首發,面世,问世,問世,推出,放生,放飞,放飛,放出
elementary school student: 小学生,小學生
middle school student: 中学生,中學生,高中生,初中生
college student: 大学生,大學生,研究生
understand: 听懂,聽懂,明白,懂,理解,看懂,懂得
form: 形成,构成,構成
general: 将军,將軍,将领,將領
enemy army: 敌军,敵軍,敌军首领,敵軍首領
chief: 首领,首領
long lost: 失散,失散多年,久别,久別
carriage: 车厢,車廂
little: 小,小小
little girl: 小女孩,小姑娘
little boy: 小男孩,小伙,小夥
along with: 随着,隨着,隨著,伴随,伴隨,伴着,伴著
in: 在,里,裏,裡,中
turn: 转了,轉了,旋转起来,旋轉起來,翻,转弯,轉彎
carousel: 旋转木马,旋轉木馬
own accord: 自动,自動,自行
run: 奔向,飞奔,飛奔,狂奔,跑过,跑過,跑到,跑向,晨跑,夜跑,跑,奔跑,跑步
stroll: 散心,闲逛,閒逛,逛街,逛
ride: 骑车,騎車,骑马,騎馬,搭乘,乘,骑,騎,乘坐,骑着,騎着,騎著
drive: 驶过,駛過,行驶,行駛,驶向,駛向,驶入,駛入,开着,開着,開著,开车,開車,驾驶,駕駛,驾车,駕車
fly: 飞过,飛過,飞向,飛向,飞舞,飛舞,飞起,飛起,飞到,飛到,飞上,飛上,飞出,飛出,飞,飛,飞翔,飛翔,飞行,飛行
fall: 飘落,飄落,落下,滑落,摔倒,摔,坠入,墜入,落,掉,跌落,坠落,墜落
rise: 升,升空,上涨,上漲,升起,上升
jump: 跳起,跃起,躍起,跳进,跳進,跳下,跳,跳跃,跳躍
stand: 站起,站立着,站立著,矗立,屹立,站,站着,站著,站立,伫立,佇立
sit: 坐下,坐在,坐到,坐,坐着,坐著
sleep: 入睡,睡在,沉睡,熟睡,睡眠,失眠症,睡觉,睡覺,睡着,睡著,睡
wake: 惊醒,驚醒,苏醒,甦醒,唤醒,喚醒,叫醒,醒来,醒來,起床,起牀
look: 看向,看着,看著,望向,望,眺望,注视着,注視着,注視著,瞥见,瞥見,盯着,盯著,盯,抬头,抬頭,望着,望著,凝视,凝視,仰望
see: 看到,见到,見到,目睹,见,見,看见了,看見了,看,看见,看見
listen: 听着,聽着,聽著,听见,聽見,听歌,聽歌,聆听,聆聽,听,聽,倾听,傾聽
speak: 说话,說話,诉说,訴說,讲话,講話,演讲,演講,倾诉,傾訴,述说,述說,交谈,交談
tell: 讲述,講述,讲,講,讲故事,講故事,叙述,敘述,告诉,告訴
say: 说出,說出,说道,說道,说,說
say goodbye: 道别,道別,再见,再見,送别,送別,辞别,辭別
cry: 哭泣着,哭泣著,哭了,流泪,流淚,痛哭,哭声,哭聲,哭,哭泣
shout: 大喊,叫喊,呐喊,吶喊,吼,喊,呼喊,大叫
hug: 相拥,相擁,抱住,抱紧,抱緊,拥抱着,擁抱着,擁抱著,依偎,拥抱,擁抱
hold: 手持,拿着,拿著,提着,提著,捧着,捧著,举着,舉着,舉著,牵着,牽着,牽著,撑着,撐着,撐著,端着,端著,抱着,抱著,拿,握着,握著,握住
hold hands: 牵手,牽手,手牵手,手牽手
give: 送给,送給,递给,遞給,赠送,贈送,交给,交給,递,遞,送出,赠,贈
send: 送,寄出,寄给,寄給,发送,發送,傳送,寄信,寄
receive: 收到,接到,接收,得到,获得,獲得
put: 放在,放下,放进,放進,放入,摆在,擺在,放,摆放,擺放
pick up: 捡起,撿起,捡到,撿到,拾起,拾
take: 带着,帶着,帶著,带走,帶走,带上,帶上,带回,帶回,带,帶
bring: 带来,帶來,带领,帶領
throw: 扔向,扔进,扔進,抛出,拋出,丟擲,丢,丟,扔,抛,拋,投
lose: 丢了,丟了,失去了,弄丢,弄丟,失去,丢失,丟失,輸
find: 找回,找到了,寻回,尋回,发觉,發覺,找到,发现,發現
search: 搜查,寻觅,尋覓,找寻,找尋,搜集,蒐集,寻,尋,找,搜,搜寻,搜尋,寻找,尋找,搜索
open: 打开了,打開了,推开,推開,开门,開門,敞开,敞開,拉开,拉開,敲开,敲開,打开,打開
close: 关门,關門,闭上,閉上,合上,關,关闭,關閉,关上,關上
turn on: 开灯,開燈,启动,啓動,啟動,亮起
turn off: 关灯,關燈,熄灭,熄滅
start: 开始了,開始了,启程,啓程,啟程,起步
finish: 完成,完工
continue: 继续,繼續
stop: 停了,停住,停在,停,停止,停下
change: 改变了,改變了,变化着,變化着,變化著,换,換,改变,改變,变化,變化
become: 变成,變成,成为,成爲,成為,变得,變得,化为,化爲,化為,化作,变,變,变成了,變成了,成了
transform: 变形,變形,蜕变,蛻變,变身,變身,转变,轉變
grow: 生长着,生長着,生長著,长大,長大,长出,長出,成长为,成長爲,成長為,发芽,發芽,生长,生長
bloom: 开花了,開花了,盛开着,盛開着,盛開著,绽开,綻開,开花,開花,绽放,綻放,盛开,盛開
melt: 融化,消融,熔化
break: 断,斷,裂开,裂開,摔碎,打碎,破裂,打破,碎,破碎,坏,壞
repair: 维修,維修,修好,修补,修補,修复着,修復着,修復著,修理,修复,修復,修
build: 搭,建造着,建造著,建起,盖,蓋,盖房子,蓋房子,建造,搭建,建
make: 制作,製作,做成,打造,做出,制成,製成,造,制造,製造,做
create: 创作着,創作着,創作著,创建,創建,建立,设计出,設計出,创造,創造,创作,創作
cook: 煮面,煮麪,煮麵,炖,燉,蒸,熬,煲汤,煲湯,下厨,下廚,点心师,點心師,做饭,做飯,做菜,煮
cut: 切菜,切开,切開,切片,剪断,剪斷,剪开,剪開,砍,剪
chop: 剁碎,剁
stir: 搅拌,攪拌,搅动,攪動,翻炒
knead: 揉面,揉麪,揉麵,揉
pour: 倒入,倒进,倒進,倒水,浇,澆,洒,灑,倾倒,傾倒
drip: 滴落,滴下,滴
eat: 吃饭,喫飯,吃飯,吃掉,喫掉,吃着,喫着,吃著,品尝美食,品嚐美食,吃,喫
taste: 品味,口味,味道,尝,嘗,品尝,品嚐
smell: 气味,氣味,香味,香气,香氣,闻到,聞到,闻,聞
feel: 感到,感受到,觉得,覺得,感受
think: 思索,沉思,想着,想著,想到,以为,以爲,以為,思考
remember: 想起,记起,記起,怀念,懷念,记得,記得
miss: 思念着,思念著,牵挂,牽掛,擦身,想念
want: 想,想要,希望能,要
try: 试图,試圖,尝试着,嘗試着,嘗試著,努力,试着,試着,試著,尝试,嘗試,试,試
help: 帮,幫,帮助,幫助,协助,協助,帮忙,幫忙
save: 拯救了,营救,營救,救出,救下,解救,拯救,救
protect: 守护,守護,保卫着,保衛着,保衛著,守着,守著,保护,保護
fight: 打斗着,打鬥着,打鬥著,战斗着,戰鬥着,戰鬥著,对抗,對抗,对战,對戰,搏斗,搏鬥,厮杀,廝殺,交手,较量,較量,打败,打敗,打架,打斗,打鬥
attack: 袭来,襲來,入侵,侵略,攻击,攻擊,袭击,襲擊
kill: 刺杀,刺殺,杀害,殺害,杀掉,殺掉,暗杀,暗殺,杀,殺,杀死,殺死
die: 死了,去世了,牺牲,犧牲,逝去,逝世,死,死去,去世
live: 生活在,居住在,住在,住,居住,活着,活著
survive: 求生,活下来,活下來,活下去,生存,幸存,倖存
hide: 躲在,藏在,藏匿,躲避,隐藏在,隱藏在,隐藏,隱藏,躲,躲藏,藏
meet: 见面,見面,碰到,碰面,邂逅,遇上,重聚,会面,會面,遇见,遇見,遇到
marry: 结婚了,結婚了,求婚,出嫁,娶,结婚,結婚
fall in love: 坠入爱河,墜入愛河,恋爱,戀愛,爱上,愛上
break up: 分手,失恋,失戀,离婚,離婚
leave: 离开了,離開了,走出,离家,離家,离,離,离开,離開,出发,出發,离去,離去
arrive: 来到,來到,到达,到達,抵达,抵達,赶到,趕到,赶来,趕來,走到,到来,到來
enter: 走进,走進,进入,進入,闯入,闖入,闯进,闖進,潜入,潛入
cross: 穿越,跨越,横穿,橫穿,渡过,渡過,越过,越過
climb: 爬上,爬到,攀上,登上,爬,攀登,攀爬
swim: 游泳着,游泳著,游来游去,游來游去,游过,遊過,游动,遊動,游泳,游,遊
float: 漂浮着,漂浮著,飘浮,飄浮,飘,飄,悬浮,懸浮,飘荡,飄蕩,漂,漂浮
sail: 航行着,航行著,驶向大海,駛向大海,扬帆,揚帆,航行,起航
dance: 跳舞着,跳舞著,翩翩起舞,舞动,舞動,舞,跳起舞,跳舞,舞蹈,起舞
sing: 唱起,唱着,唱著,歌唱着,歌唱著,演唱,唱歌,唱,歌唱
play music: 演奏着,演奏著,弹琴,彈琴,弹奏着,彈奏着,彈奏著,拉小提琴,吹奏,拉,奏,弹奏,彈奏,演奏,弹,彈
play: 玩耍,嬉戏,嬉戲,打球,踢球,打篮球,打籃球,踢足球,下棋,玩
write: 写在,寫在,写下,寫下,写信,寫信,写给,寫給,写作,寫作,写,寫,书写,書寫
draw: 画画,畫畫,画出,畫出,绘制,繪製,描绘,描繪,绘画,繪畫
read: 读书,讀書,朗读,朗讀,翻阅,翻閱,阅读,閱讀,读,讀
learn: 学习着,學習着,學習著,学会了,學會了,学,學,学到,學到,学习,學習,学会,學會
teach: 教大家,教导,教導,教会,教會,传授,傳授,教
explain: 解释一下,解釋一下,介绍,介紹,科普,讲解一下,講解一下,说明一下,說明一下,阐述,闡述,解释,解釋,说明,說明,讲解,講解
show: 展现,展現,展示出,演示,呈现出,呈現出,展出,展示,显示,顯示
reveal: 揭露真相,揭晓,揭曉,暴露,揭示,揭开,揭開,揭露
betray: 背叛了,出卖,出賣
discover: 发现了,發現了,发掘,發掘
explore: 探索着,探索著,探寻,探尋,勘探,探索,探险,探險
wait: 等待着,等待著,等着,等著,等候着,等候著,等到,等待,等候
wander: 流浪着,流浪著,游走,遊走,漂泊,徘徊,流浪,游荡,遊蕩
celebrate: 庆祝着,慶祝着,慶祝著,庆祝活动,慶祝活動,欢庆,歡慶,庆祝,慶祝
clean: 打扫,打掃,清扫,清掃,擦拭,擦干净,擦乾淨,清理,干净,乾淨,清洁,清潔,擦
wash: 清洗,洗衣服,洗碗,洗车,洗車,洗
wear: 穿上,穿着,穿著,戴上,戴着,戴著,身穿,披着,披著,穿,戴
work: 加班,工作着,工作著,上班,忙碌,干活,幹活
rest: 休息一下,歇,休息
win: 赢得,贏得,获胜了,獲勝了,夺冠,奪冠,赢,贏,获胜,獲勝
buy: 买下,買下,买菜,買菜,买到,買到,买,買,购买,購買
sell: 卖给,賣給,出售着,出售著,售卖,售賣,叫卖,叫賣,卖,賣,出售,销售,銷售
steal: 偷走了,盗走,盜走,偷取,偷,偷走,盗窃,盜竊
push: 推着,推著,推动,推動,推
pull: 拉着,拉著,拖着,拖著,拖
knock: 敲门声,敲門聲,敲响,敲響,敲打,敲,敲门,敲門
touch: 触碰,觸碰,抚摸,撫摸,摸,触摸,觸摸,觸控
shake: 颤动,顫動,摇动,搖動,晃动,晃動,摇晃,搖晃
tremble: 颤抖,顫抖,发抖,發抖
burn: 燃起,着火,著火,燃烧着,燃燒着,燃燒著,燃烧,燃燒,烧,燒
explode: 爆炸
flash: 闪过,閃過,闪动,閃動,闪光,閃光,闪,閃,闪烁,閃爍
shine: 闪闪发光,閃閃發光,闪亮,閃亮,照射,发光的,發光的,闪耀,閃耀,发光,發光,照耀
flow: 流过,流過,流入,流出,流下,流逝,流,流淌,流动,流動
blow: 吹过,吹過,吹动,吹動,刮,吹
pass by: 经过,經過,掠过,掠過,擦肩而过,擦肩而過,路过,路過
appear: 出现在,出現在,浮现,浮現,显现,顯現,出现,出現
disappear: 消失在,消失了,不见了,不見了,消逝,消失,消散
control: 控制,操控,操纵,操縱
command: 指挥,指揮,命令
use: 使用,用来,用來,利用
need: 需要,必须,必須
choose: 选择,選擇,抉择,抉擇,挑选,挑選
decide: 决定,決定,下定决心,下定決心
believe: 相信,信任
forget: 遗忘,遺忘,忘记,忘記,忘了
forgive: 原谅,原諒,宽恕,寬恕
know: 知道,认识,認識,得知
join: 加入,参加,參加,参与,參與
gather: 聚集,聚在一起,围坐,圍坐,采,採,采茶,採茶,采摘,採摘,采集,採集,收集
share: 分享,共享,共用,合用,分担,分擔
invite: 邀请,邀請
accompany: 陪伴,陪,陪着,陪著
take care: 照顾,照顧,照料,呵护,呵護
raise: 养,養,抚养,撫養,饲养,飼養
connect: 连接,連接,連線,联系,聯繫,聯絡
call: 打电话,打電話,来电,來電,通话,通話
deliver: 运送,運送,派送,投递,投遞,送货,送貨
carry: 背着,揹着,揹著,扛着,扛著,搬,运输,運輸,载着,載着,載著,运水,運水,运,運,运来,運來,运往,運往,搬运,搬運,携带,攜帶
load: 装载,裝載,装满,裝滿,装,裝
fill: 充满,充滿,布满,佈滿,填满,填滿,满,滿
cover: 覆盖,覆蓋,铺满,鋪滿,盖住,蓋住,笼罩,籠罩
surround: 包围,包圍,环绕,環繞
hang: 挂着,掛着,掛著,悬挂,懸掛,挂在,掛在,挂,掛
lean: 靠着,靠著,倚靠
bend: 弯腰,彎腰,弯曲,彎曲
kneel: 跪下,跪
nod: 点头,點頭
shake hands: 握手
raise hand: 举手,舉手
whisper: 低声,低聲,悄悄话,悄悄話,低语,低語,耳语,耳語
silent: 默默,无声,無聲
quietly: 悄悄,静静地,靜靜地,轻轻,輕輕
martial arts: 武术,武術,侠客,俠客,江湖
swordsman: 剑客,劍客,侠女,俠女,大侠,大俠,剑士,劍士
emperor: 皇上
concubine: 妃子,贵妃,貴妃
scholar: 书生,書生,学者,學者
immortal: 仙人,神仙,修仙
fox spirit: 狐狸精,狐妖
dynasty: 唐朝,宋朝,明朝,清朝,朝代
pavilion: 亭子,楼阁,樓閣
teahouse: 茶馆,茶館,茶楼,茶樓
noodle shop: 面馆,麪館,麵館,拉面馆,拉麪館,拉麵館,面摊,麪攤,麵攤
hot pot: 火锅,火鍋
baozi: 馒头,饅頭
barbecue: 烧烤,燒烤,烤肉,烤串
milk tea: 奶茶
mooncake: 月饼,月餅
tofu: 豆腐
beef: 牛肉,牛排
pork: 猪肉,豬肉,红烧肉,紅燒肉
seafood: 海鲜,海鮮
sauce: 酱油,醬油,酱,醬
garlic: 大蒜,蒜
onion: 葱,蔥,洋葱,洋蔥
ginger: 生姜,生薑,姜
chili: 辣椒
oil: 油
snack: 零食,小吃,小喫
dessert: 甜品
lantern festival: 元宵节,元宵節,灯会,燈會
mid-autumn: 中秋节,中秋節,中秋
dragon boat: 龙舟,龍舟,端午
lion dance: 舞狮,舞獅,舞龙,舞龍
firecracker: 鞭炮,爆竹
red envelope: 红包,紅包
couplet: 春联,春聯,对联,對聯
opera: 京剧,京劇,戏曲,戲曲,歌剧,歌劇
square dance: 广场舞,廣場舞
mahjong: 麻将,麻將
erhu: 二胡
guzheng: 古筝,古箏,古琴
bamboo flute: 竹笛
factory worker: 工厂工人,工廠工人,流水线,流水線,民工
left-behind child: 留守儿童,留守兒童
migrant worker: 农民工,農民工
street cleaner: 环卫工人,環衛工人
entrepreneur: 创业者,創業者,企业家,企業家,创业,創業
white-collar: 白领,白領
employee: 职员,職員,职场,職場,同事
salary: 工资,工資
rent: 租房,房租
mortgage: 房贷,房貸
community: 小区,小區
high-speed train: 高铁,高鐵,动车,動車
electric bicycle: 电动自行车,電動自行車,電動腳踏車,共享单车,共享單車
old house: 老房子,老屋,老宅,故居
ancient town: 古镇,古鎮,古城,古村
stone bridge: 石桥,石橋
bell: 钟声,鐘聲,铃铛,鈴鐺,铃声,鈴聲,风铃,風鈴,铜铃,銅鈴,敲钟,敲鐘
incense: 香火,烧香,燒香
prayer: 祈祷,祈禱
fan: 扇子,折扇,摺扇,风扇,風扇
jade: 玉,玉佩,翡翠
porcelain: 青花瓷,瓷,瓷碗
bronze: 青铜,青銅
embroidery: 刺绣,刺繡,绣,繡
pocket watch: 怀表,懷錶
old photo: 老照片,旧照片,舊照片,合影
film roll: 胶片,膠片,胶卷,膠捲
drone shot: 航拍
opening: 开场,開場,片头,片頭,开头,開頭
plot: 情节,情節
protagonist: 主人公,男主,女主
style: 风格,風格,画风,畫風
ghibli: 吉卜力,宫崎骏,宮崎駿
narration: 解说,解說
soundtrack: 配乐,配樂,背景音乐,背景音樂
background: 背景
foreground: 前景
picture: 画面,畫面,图片,圖片,图像,圖像
emotion: 情感,感情,情绪,情緒
atmosphere: 氛围,氛圍,气氛,氣氛
feeling: 感觉,感覺
relaxed: 轻松,輕鬆,悠闲,悠閒,惬意,愜意
healing: 治愈,治癒,疗愈,療愈
moving: 感人,动人,動人,感动,感動,催泪,催淚
inspiring: 励志,勵志,鼓舞
tense: 紧张,緊張,刺激
suspense: 悬念,懸念,悬疑片,懸疑片
terror: 恐怖的,惊恐,驚恐
sad: 哀伤,哀傷,心碎,凄凉,淒涼,悲伤的,悲傷的,难过,難過,伤心,傷心,忧郁,憂鬱
warm: 暖心,温情,溫情,暖,温暖,溫暖,温馨,溫馨
lively: 活泼,活潑,欢快,歡快,热闹的,熱鬧的
humorous: 幽默,诙谐,詼諧
absurd: 荒诞,荒誕,荒唐
poetic: 诗意,詩意,唯美
magnificent: 壮丽,壯麗,壮观,壯觀,宏伟,宏偉,雄伟,雄偉
gorgeous: 华丽,華麗,绚丽,絢麗,绚烂,絢爛
desolate: 荒凉,荒涼,凄美,悽美
primitive: 原始
polar: 极地,極地,南极,南極,北极,北極
tropical: 热带,熱帶
global warming: 全球变暖,全球變暖,变暖,變暖
endangered: 濒危,瀕危,灭绝,滅絕
protect environment: 环保,環保,保护环境,保護環境
tree planting: 植树,植樹
vaccine: 疫苗
immune: 免疫
epidemic: 疫情,瘟疫
principle: 原理,工作原理
process: 过程,過程,流程
function: 功能,作用
effect: 效果,影响,影響
feature: 特点,特點,特色
advantage: 优势,優勢,优点,優點
user: 用户,用戶,使用者
consumer: 消费者,消費者
recommend: 推荐,推薦,种草,種草
promotion: 推广,推廣,宣传,宣傳,促销活动,促銷活動
limited time: 限时,限時,限量
second half price: 半价,半價,第二件
free trial: 免费试用,免費試用,试用,試用
slogan: 口号,口號,广告语,廣告語
taste test: 试吃,試喫,試吃
flavor: 味,风味,風味
texture: 口感,质感,質感
perfume bottle: 香水瓶
face mask: 面膜
running shoe: 跑鞋,跑步鞋
sportswear: 运动服,運動服,健身服
down jacket: 羽绒服,羽絨服
robot vacuum: 扫地机器人,掃地機器人
smart watch: 智能手表,智能手錶,智慧手錶
smartphone: 智能手机,智能手機,智慧手機
earphone: 蓝牙耳机,藍牙耳機,降噪耳机,降噪耳機
rice cooker: 电饭煲,電飯煲
kettle: 水壶,水壺,热水壶,熱水壺
air conditioner: 空调,空調
bulb: 灯泡,燈泡
switch: 开关,開關
wire: 电线,電線
chip: 芯片,晶片
quantum: 量子
algorithm: 算法,演算法
program: 程序,程式
server: 服务器,服務器,伺服器
signal: 信号,信號,訊號
planet earth: 地球上
alien planet: 外星,异星,異星
meteor: 流星,陨石,隕石
meteor shower: 流星雨
eclipse: 日食,月食
orbit: 轨道,軌道
crew: 船员,船員,机组,機組,队员,隊員
spaceship cabin: 驾驶舱,駕駛艙
spacesuit: 宇航服,太空服
distress call: 求救,求救信号,求救信號,求救訊號
underworld: 地狱,地獄,地府
heaven: 天堂,天宫,天宮
sorcery: 法术,法術,咒
ghost story: 鬼故事,闹鬼,鬧鬼
haunted house: 鬼屋,凶宅
serial killer: 连环杀手,連環殺手
victim: 受害者
witness: 目击者,目擊者,证人,證人
suspect: 嫌疑人,嫌犯
evidence: 证据,證據
clue: 线索,線索
case: 案件,案子,悬案,懸案
prison break: 越狱,越獄
hostage: 人质,人質
kidnap: 绑架,綁架
drug: 毒品
undercover: 卧底,臥底
bullet: 子弹,子彈
gunshot: 枪声,槍聲,枪战,槍戰
tank: 坦克
warship: 战舰,戰艦,军舰,軍艦
fighter plane: 战斗机,戰鬥機
trench: 战壕,戰壕
refugee camp: 难民营,難民營
homeland: 祖国,祖國,家园,家園
veteran: 老兵
border guard: 边防,邊防
train station: 火车站,火車站
waiting room: 候车室,候車室
ticket office: 售票处,售票處
luggage: 行李
passport: 护照,護照
airport terminal: 航站楼,航站樓
seat: 座位,座椅
passenger cabin: 机舱,機艙
about: 关于,關於
from: 从,從,自从,自從
and: 和,与,與,以及,并,並,还有,還有,而且
for: 为,爲,為,为了,爲了,為了,给,給
by: 被
this: 这,這,这台,這臺,这个,這個,这款,這款,这位,這位,这些,這些,这座,這座
that: 那,那个,那個,那台,那臺,那些
soon: 即将,即將,快要,马上,馬上,立刻,不久
really: 真的,真正,确实,確實,其实,其實
can: 能,可以,能够,能夠,會
very: 非常,十分,特别,特別,很,极其,極其,太
more: 更,更多,越来越,越來越
most: 最
only: 只,仅,僅,只有,唯一,仅仅,僅僅
also: 也,还,還,都,同时,同時
not: 不,没有,沒有,没,沒,无,無,未
already: 已经,已經,已,曾经,曾經,曾
still: 仍,仍然,依然,还在,還在
just: 刚刚,剛剛,刚,剛,才
always: 总是,總是,一直,始终,始終
gradually: 渐渐,漸漸,逐渐,逐漸,慢慢地
finally: 终于,終於,最终,最終,最后终于,最後終於
because: 因为,因爲,因為,由于,由於
if: 如果,假如
but: 但,但是,却,卻,可是,然而
when: 当,當,时候,時候,時
before: 之前,以前
after: 之后,之後,以后,以後,後
during: 期间,期間,过程中,過程中
each other: 彼此,互相,相互
everyone: 每个人,每個人,人人
someone: 有人,某人
it: 它,它们,它們
he: 他,他们,他們
she: 她,她们,她們
i: 我,我们,我們
you: 你,你们,你們
rush: 冲进,衝進,冲向,衝向,冲出,衝出,冲,衝,闯,闖
carry out: 抱出,抱起,抱,抱走,背起
frightened: 吓坏,嚇壞,吓,嚇,惊吓,驚嚇,惊慌,驚慌,惊恐万分,驚恐萬分,害怕的
monastery: 寺院,寺,禅寺,禪寺,道观,道觀
eat secretly: 偷吃,偷喫
be found: 被发现,被發現
suitable for: 适合,適合
beginner: 初学者,初學者,新手,零基础,零基礎
deep: 深,深海,深山,深邃,深处,深處,深深
lullaby: 摇篮曲,搖籃曲
run a business: 经营,經營,开店,開店,运营,運營
soy sauce: 酱油作坊,醬油作坊,酱园,醬園
dive: 俯冲,俯衝,俯冲而下,俯衝而下,扎进,扎進,跃入,躍入,潜入水中,潛入水中
unemployed: 失业,失業,下岗,下崗,待业,待業
chatbot: 聊天机器人,聊天機器人
chongqing: 重庆,重慶
guangzhou: 广州,廣州,深圳,成都,杭州,西安,苏州,蘇州,南京,武汉,武漢
tibet: 西藏,拉萨,拉薩,新疆,草原上,蒙古,内蒙古,內蒙古
taiwan: 台湾,臺灣,台北,臺北
black market: 黑市
buy and sell: 买卖,買賣,交易
policewoman: 女警,女刑警,刑警,民警,交警,特警
stuck: 卡,卡在,卡住,困,困在,困住,被困
reindeer: 驯鹿,馴鹿,麋鹿
anxious: 急,焦急,着急,著急,焦虑,焦慮,急得
honest: 诚实,誠實,老实,老實,坦诚,坦誠
suck: 吸,吸入,吸尘,吸塵
cat hair: 猫毛,貓毛,毛,毛发,毛髮
moon rover: 月球车,月球車,火星车,火星車,探测车,探測車,探测器,探測器
lost way: 迷了路,迷失
hum: 哼起,哼,哼唱,哼着,哼著
substitute: 替补,替補
player: 球员,球員,球星,球手
comeback: 逆转,逆轉,翻盘,翻盤,反败为胜,反敗爲勝,反敗為勝
whole crowd: 全场,全場,全体,全體,全班,全家,全城,全球
cheer: 沸腾,沸騰,欢呼,歡呼,喝彩,加油,鼓掌,掌声,掌聲
exchange: 交换,交換,互换,互換
draw a gun: 拔枪,拔槍,开枪,開槍,举枪,舉槍
spend time: 度过,度過,共度,过年,過年,过节,過節
four seasons: 春夏秋冬
age: 老去,衰老,变老,變老
closely: 紧,緊,紧追,緊追,紧紧,緊緊,紧跟,緊跟
one after another: 连连,連連,接连,接連,不断,不斷,纷纷,紛紛,陆续,陸續
baby animal: 幼崽,小象,小鹿,小熊,小鸡,小雞,小鸭子,小鴨子,小猪,小豬,小兔子
little animal: 小动物,小動物,小精灵,小精靈,小怪物
elk: 鹿群,鹿羣,狼群,狼羣,羊群,羊羣,牛群,牛羣,马群,馬羣,馬群,象群,象羣
hatch: 孵出,破壳,破殼,孵化
peach blossom: 桃花,梅花,梨花,油菜花,荷花池
wheat: 麦田,麥田,小麦,小麥,稻谷,稻穀,庄稼,莊稼
crop: 农作物,農作物,丰收,豐收
tractor: 拖拉机,拖拉機
snow mountain: 雪山,雪地,雪原,冰原
mountain road: 山路,山间,山間,山中,山脚,山腳,山坡,山村,高原
riverside: 湖边,湖邊,溪边,溪邊,岸边,岸邊,河畔
sea bottom: 深海里,海水
rain and snow: 风雪,風雪,雨夹雪,雨夾雪
hot summer: 盛夏,炎夏,酷暑,夏夜,夏季
late autumn: 深秋,秋叶,秋葉
cold winter: 寒冬,严冬,嚴冬,冬夜
early morning: 凌晨,拂晓,拂曉,清晨的
afternoon: 下午,午后,午後
weekend: 周末,週末,周日,週日,周六,週六
every year: 每年,年年,岁月,歲月,年代
moment: 瞬间,瞬間,一瞬间,一瞬間,片刻,刹那,剎那,那一刻,时刻,時刻
age period: 时代,時代,时期,時期,八十年代,九十年代,世纪末,世紀末
seconds: 秒的,秒钟的,秒鐘的
first: 第一个,第一個,第一位,第一天,第一次,首次,第一
last day: 最后一天,最後一天,最后一夜,最後一夜,最后一刻,最後一刻
big city: 大城市,都市人,城里,城裏,城裡
small town: 小城,小县城,小縣城,县城,縣城,镇上,鎮上
corner: 角落,街角,拐角
underground: 地下,地底
ground: 地上,地面,地板上
hall: 大厅,大廳,礼堂,禮堂,宴会厅,宴會廳,客栈,客棧
night stall: 大排档,大排檔,路边摊,路邊攤,摊位,攤位,地摊,地攤,摊,攤
repair shop: 修理铺,修理鋪,修车店,修車店
pet shop: 宠物店,寵物店
toy shop: 玩具店
newsroom: 直播间,直播間,直播,演播室
arena: 擂台,擂臺,赛场,賽場,球场,球場,赛道,賽道,篮球场,籃球場,足球场,足球場
track: 跑道
finish line: 终点,終點,终点线,終點線,起点,起點
goal: 进球,進球,目标,目標,射门,射門
champion: 冠军,冠軍,金牌
injury: 受伤,受傷,残疾,殘疾,轮椅,輪椅
disabled: 残障,殘障,断臂,斷臂,截肢
elderly care: 养老院,養老院,空巢
dementia: 失忆,失憶,阿尔茨海默,阿爾茨海默,老年痴呆,老年癡呆
cancer: 癌症,绝症,絕症
surgery: 手术,手術
patient: 病人,患者,病床,病牀,病房
psychology: 心理,抑郁,抑鬱
pressure: 压力,壓力
effort: 奋斗,奮鬥,拼搏,坚持,堅持
growth: 成长,成長,长大的,長大的
responsibility: 责任,責任,使命
expectation: 期望
loss: 失去的,逝去的
persevere: 不放弃,不放棄
give up: 放弃,放棄
let go: 放手,放学,放學,放假
sacrifice: 献祭,獻祭
loyalty: 忠诚,忠誠
honor: 荣誉,榮譽,荣耀,榮耀
dark side: 黑暗面,阴谋,陰謀
chaos: 混乱,混亂,大乱,大亂
order: 秩序,订购,訂購,点餐,點餐
disaster: 灾难,災難,海啸,海嘯,山洪
survivor: 幸存者,倖存者
shelter: 避难所,避難所
consciousness: 意识,意識,自我意识,自我意識
illusion: 幻觉,幻覺,幻影
parallel universe: 平行宇宙
dimension: 维度,維度,次元,二次元
hydrogen: 氢,氫,氧气,氧氣,二氧化碳
carbon: 碳,碳中和
chemical: 化学,化學,化学反应,化學反應,物理,数学,數學,地理
geometry: 几何,幾何
biology: 细菌,細菌
digestion: 消化,胃,肝,肺,肾,腎
muscle: 肌肉,肌肉男,举重,舉重
figure: 身影,背影,人影
expression: 表情
back: 后背,後背,转身,轉身
turn round: 转头,轉頭
look up: 仰头,仰頭
look down: 俯瞰,俯视,俯視
red dress: 红裙,紅裙,红衣,紅衣
white dress: 白裙,白衣,婚纱,婚紗
belt: 皮带,皮帶,腰带,腰帶
pocket: 口袋
wok: 炒锅,炒鍋,锅里,鍋裏,鍋裡,铁锅,鐵鍋
spatula: 铲子,鏟子
chopsticks: 筷子
cutting board: 案板,菜板
filling: 馅,餡,馅料,餡料
tomato: 番茄,西红柿,西紅柿
cabbage: 白菜,青菜
corn: 玉米
bean: 豆子,黄豆,黃豆,红豆,紅豆,咖啡豆
cherry: 樱桃,櫻桃
cola: 可乐,可樂,柠檬茶,檸檬茶,豆浆,豆漿
yogurt: 酸奶
sugar figurine: 糖人
toy soldier: 玩具兵,锡兵,錫兵
block: 积木,積木
newspaper: 报纸,報紙
stamp: 邮票,郵票
film camera: 胶片相机,膠片相機
old phone: 老式电话,老式電話,座机,座機,电话亭,電話亭
record player: 留声机,留聲機,唱机,唱機,黑胶,黑膠
tv set: 电视机,電視機
neon sign: 霓虹灯牌,霓虹燈牌,招牌
match: 火柴
lighter: 打火机,打火機
cigarette: 香烟,香菸,烟头,菸頭
pipe: 烟斗,菸斗
spear: 长矛,長矛
war horse: 战马,戰馬
fishing net: 渔网,漁網
anchor: 锚,錨
plane: 客机,客機,直升飞机,直升飛機
crystal ball: 水晶球
potion: 药水,藥水,毒药,毒藥
wand: 魔杖
door to another world: 任意门,任意門
beast: 神兽,神獸,巨兽,巨獸,野兽,野獸
nine-tailed: 九尾狐,凤凰,鳳凰,麒麟
monkey king: 孙悟空,孫悟空,西游记,西遊記
ghost bride: 女鬼,冤魂
taoist: 道士,法师,法師
treasure hunt: 寻宝,尋寶
password: 暗号,暗號
commander: 司令,元帅,元帥,指挥官,指揮官
villager: 乡亲,鄉親
passerby: 过客,過客
youth: 青春,少年们,少年們,青年人
old couple: 老夫妻,老两口,老兩口
single: 单身,單身,单亲,單親
stepmother: 继母,繼母,后妈,後媽
relative: 亲人,親人,亲戚,親戚
grandchild: 孙辈,孫輩
descendant: 后代,後代,后裔,後裔
ancestor: 祖先,祖宗
rival: 情敌,情敵,宿敌,宿敵,死对头,死對頭
opera singer: 京剧演员,京劇演員,戏子,戲子,花旦
ice skate: 冰刀,花样滑冰,花樣滑冰
tai chi: 太极,太極,太极拳,太極拳
climb rocks: 攀岩,攀巖
parachute: 跳伞,跳傘
diving: 潜水,潛水
fishing: 钓鱼,釣魚,垂钓,垂釣
camping: 露营,露營
picnic: 野餐
weave: 编织,編織,织布,織布,编,編
carve: 雕刻,木雕,雕,刻,刻出
mold: 捏,捏出,塑造
forge: 锻造,鍛造,打铁,打鐵
brew: 酿,釀,酿酒,釀酒,酿造,釀造
ferment: 发酵,發酵
dry: 晾,晾晒,晾曬,干燥,乾燥,干枯,乾枯
roast: 烘焙,烘,烤
fry: 煎,炸,炒
sprinkle: 撒,撒上
stick: 贴,貼,粘
wrap: 包裹着, 包裹著, 裹, 包餃子, 包粽子, 包糉子
tie: 绑,綁,系
sew: 缝补,縫補,缝,縫
fold: 折,折叠,摺疊
assemble: 组装,組裝,拼装,拼裝,拼,安装,安裝
disassemble: 拆,拆开,拆開,拆迁,拆遷,拆除
demolish: 推倒
press: 按下,按
click: 点开,點開,点击,點擊,點選
scroll: 刷,刷手机,刷手機,滑动,滑動
swipe: 滑
upload: 上传,上傳,下载,下載,直播带货,直播帶貨
charge: 充电,充電,快充
scan: 扫描,掃描,扫码,掃碼,扫,掃
pay: 付款,支付
earn: 赚钱,賺錢,挣,掙
save money: 省钱,省錢,攒,攢,存钱,存錢
spend: 花费,花費,花钱,花錢
borrow: 借,借给,借給
owe: 欠,还债,還債
gamble: 赌,賭,赌博,賭博
cheat: 作弊
trick: 戏弄,戲弄,捉弄
laugh at: 嘲笑
quarrel: 争执,爭執,争夺,爭奪
rob: 抢,搶,抢走,搶走,夺走,奪走
tie up: 捆
catch: 抓,捉,抓到,捕获,捕獲,逮捕,抓住,捕捉,接住
arrest: 被捕
imprison: 关押,關押,囚禁,关在,關在
release prisoner: 出狱,出獄,刑满,刑滿
hate: 仇恨,恨,讨厌,討厭
pity: 同情,可怜,可憐
thank: 感谢,感謝,感恩,谢谢,謝謝
apologize: 道歉,对不起,對不起
confess: 表白,告白,坦白
refuse: 拒绝,拒絕
accept: 接受,接纳,接納
agree: 同意
oppose: 反抗,抵抗,反对,反對
lead: 带头,帶頭,率领,率領,领着,領着,領著
support: 支持,支援,支撑,支撐
encourage: 鼓励,鼓勵
comfort: 安慰
heal: 愈合,癒合,治疗,治療,治好,痊愈,痊癒,医治,醫治
wake up: 醒,醒来后,醒來後
recover: 恢复,恢復,复活,復活,重生
reborn: 转世,轉世
inherit: 继承,繼承,传承,傳承
heritage: 遗产,遺產,非遗,非遺,传承人,傳承人
exist: 存在
happen: 上演,展开,展開,发生,發生
begin: 开启,開啓,開啟,拉开序幕,拉開序幕
end: 告终,告終,收场,收場,结尾处,結尾處,结束,結束
pause: 暂停,暫停
hurry: 匆忙,匆匆,赶,趕,赶路,趕路,赶紧,趕緊
late: 迟到,遲到,晚
early: 早,提前
busy: 繁忙,忙
bored: 无聊,無聊
surprised: 惊喜地,驚喜地,惊讶地,驚訝地,震惊,震驚
shocked: 震撼,惊呆,驚呆
proud: 骄傲,驕傲,自豪
shy: 羞涩,羞澀,腼腆,靦腆,害羞
gentle: 温柔,溫柔,温和,溫和
cruel: 残酷,殘酷,残忍,殘忍
cold: 冷酷,冷漠,冷,冻,凍,冻僵,凍僵,取暖,寒冷,冰冷
fierce: 凶猛,兇猛,激烈
crazy: 疯狂,瘋狂,疯,瘋,疯子,瘋子
naughty: 调皮,調皮,淘气,淘氣
clumsy: 笨拙,笨
fat: 胖,胖子
thin: 瘦,瘦弱,薄
thick: 厚,浓,濃,浓浓,濃濃
high: 高,高高,高处,高處,高空
low: 低,矮
long: 长,長,长长,長長,漫长,漫長,长长的,長長的
short: 短,短暂,短暫,短短
wide: 宽,寬,宽阔,寬闊,广阔,廣闊,辽阔,遼闊
narrow: 狭窄,狹窄,窄
far: 远,遠,远处,遠處,远方,遠方,遥远,遙遠
big: 大,大大,巨大,大的,大型,庞大,龐大
few: 少,几,幾,几个,幾個,几只,幾隻,几位,幾位
full: 挤满,擠滿,坐满,坐滿,堆满,堆滿
empty: 空,空空,空荡,空蕩,空荡荡,空蕩蕩,空旷,空曠,空无一人,空無一人
true: 真实的,真實的,真正的
fake: 假,虚假,虛假,伪造,僞造,偽造
same: 同,同样,同樣,一样,一樣,相同
different: 不同,各种,各種,各式各样,各式各樣
special: 特殊,特别的,特別的,独特,獨特
ordinary: 普通,平凡
common: 常见,常見,日常
rare: 罕见,罕見,稀有
whole: 整个,整個,整座,整
inner: 内,內,内在,內在
outer: 外,之外
left: 左,左边,左邊
right: 右,右边,右邊
middle: 中间,中間,当中,當中,之中
side: 边,邊,旁,一旁
bottom: 底,底部
front: 正面,对面,對面
direction: 方向
east: 东方,東方,东,東,西,南,北
thing: 东西,東西,物品,事物,事
matter: 事情,故事里,故事裏,故事裡
thing called: 名叫,叫做,名为,名爲,名為
theme: 主题,主題,为主题,爲主題,為主題
type: 类型, 類型, 型別, 種, 款, 种类, 種類
level: 级,級,等级,等級
sound: 响声,響聲,响起,響起,响,響,声,聲,嗓子
red: 鲜红,鮮紅,火红,火紅,血红,血紅,大红,大紅,红色,紅色,红,紅
blue: 湛蓝,湛藍,蔚蓝,蔚藍,蓝色,藍色,蓝,藍
green: 翠绿,翠綠,碧绿,碧綠,绿油油,綠油油,绿色,綠色,绿,綠
golden: 金黄,金黃,金光,金色的
white: 雪白,洁白,潔白,苍白,蒼白,白色,白
black: 乌黑,烏黑,黑,黑衣,黑色
purple: 紫,紫色
gray: 灰,灰蒙蒙,灰濛濛,灰色
transparent: 玻璃般,透明
bright: 亮,明,耀眼,明亮,明媚,鲜艳,鮮豔
dark: 暗,阴暗,陰暗,幽暗,阴森,陰森,黑暗的,昏暗,漆黑
wet: 湿,溼,湿漉漉,溼漉漉,潮湿,潮溼,淋湿,淋溼
rotten: 腐烂,腐爛,生锈,生鏽,锈,鏽
sharp: 锋利,鋒利,尖
round: 圆圆,圓圓,圆形,圓形,圆,圓
stop service: 停运,停運,停摆,停擺,停电,停電,停工
drive over: 开过,開過,开到,開到,开进,開進,开往,開往,开上,開上
unfold: 展开一场,展開一場
whole city: 满城,滿城,全镇,全鎮,全村,全国,全國
heavy snow closes the mountain: 封山,大雪封山,被雪封
villa: 别墅,別墅,豪宅,庄园,莊園
invited: 受邀,应邀,應邀
one by one: 一个接一个,一個接一個,逐一,一一,接二连三,接二連三
missing: 失踪,失蹤,失踪案,失蹤案,下落不明
sensitive skin: 敏感肌,敏感
for special use: 专用,專用,专属,專屬,专门,專門
foam: 泡沫
like: 像,好像,仿佛,彷彿,如同,似的,般,好似
erupt: 喷发,噴發,爆发,爆發,喷出,噴出
why: 为什么,爲什麼,為什麼,为何,爲何,為何
what: 什么,什麼
cross section: 剖面图,剖面圖,剖面,截面
popular and easy: 通俗,易懂,通俗易懂
leave behind: 留下,遗留,遺留,留给,留給
come out sound: 传来,傳來,传出,傳出
classmate: 同学,同學,老同学,老同學,校友,同桌
reconcile: 和好,和好如初,和解
closed: 闭馆,閉館,闭馆后,閉館後,打烊
knock down: 击倒,擊倒,倒下,倒在,跌倒
merchant caravan: 商队,商隊,驼队,駝隊
bandit: 强盗,強盜,土匪,劫匪,山贼,山賊
suffer: 遭到,遭遇,遭受,受到,受
nail polish: 指甲油,美甲,指甲
three steps: 三步,三个步骤,三個步驟,分三步
clock tower: 钟楼,鐘樓,塔楼,塔樓
dialect: 方言,乡音,鄉音,口音
sock: 袜子,襪子
as if: 似乎
turn into: 变回,變回,变身为,變身爲,變身為
clean up: 收拾,整理
mop: 拖地,拖把
iron clothes: 熨,熨斗
tissue: 纸巾,紙巾
toilet: 厕所,廁所,马桶,馬桶,卫生间,衛生間
bathtub: 浴缸,泡澡
lotion: 乳液,精华,精華,防晒,防曬
haircut: 剪发,剪髮,理发店,理髮店,剃头,剃頭
marriage certificate: 结婚证,結婚證
nanny: 保姆
kindergarten: 幼儿园,幼兒園
school gate: 校门,校門,校服,校车,校車,操场上,操場上
college: 大学里,大學裏,大學裡,宿舍
blackboard: 黑板
club: 社团,社團,俱乐部,俱樂部
military training: 军训,軍訓,军营,軍營
patrol: 巡逻,巡邏,巡视,巡視,值班
guard duty: 站岗,站崗,看守
flood fight: 抗洪,救灾,救災
rescue team: 救援队,救援隊,搜救
mountain climber: 登山队,登山隊,登山
summit: 顶峰,頂峯,頂峰,巅峰,巔峯,巔峰,珠峰,珠峯
avalanche: 雪崩
crack: 裂缝,裂縫,裂痕,缝隙,縫隙
cliff edge: 悬崖边,懸崖邊,峭壁
paper crane: 千纸鹤,千紙鶴
sound of flute: 笛声,笛聲,箫,簫
sound of piano: 琴声,琴聲,钢琴曲,鋼琴曲,钢琴声,鋼琴聲
singing: 歌声,歌聲,歌谣,歌謠,民歌,山歌,童谣,童謠
choir: 合唱,合唱团,合唱團
dj: 打碟,电音,電音,电子乐,電子樂
rock music: 摇滚,搖滾,摇滚乐队,搖滾樂隊
hip hop: 嘻哈,说唱,說唱,街舞
ballet: 芭蕾舞
folk: 民谣,民謠,民间,民間
theme song: 主题曲,主題曲
lyrics: 歌词,歌詞
costume: 服饰,服飾
movie theater: 影院,老电影,老電影
old film: 老胶片,老膠片,默片
war film: 战争片,戰爭片
romance film: 爱情片,愛情片,爱情故事,愛情故事
sci-fi: 科幻片
picture book: 绘本风,繪本風,儿童绘本,兒童繪本
cyber: 赛博,賽博
future city: 未来城市,未來城市
robot dog: 机器狗,機器狗
flying car: 飞行汽车,飛行汽車
driverless: 无人驾驶,無人駕駛,自动驾驶,自動駕駛
charging: 充电桩,充電樁
short video: 短视频,短視頻,短影片,抖音
shopping cart: 购物车,購物車,下单,下單
new product: 新品,新口味
limited: 限量版,联名,聯名
festival sale: 双十一,雙十一,年货,年貨
gift box: 礼盒,禮盒
fragrance: 香氛,花香,清香
freshness: 保鲜,保鮮,新鲜度,新鮮度
crisp: 酥脆,脆
hot: 热,熱,火热,火熱,麻辣,炎热,炎熱,热腾腾,熱騰騰,滚烫,滾燙
sweet taste: 甜蜜
child safety: 防溺水,安全教育
traffic safety: 交通安全,闯红灯,闖紅燈,酒驾,酒駕
garbage sorting: 垃圾分类,垃圾分類
save water: 节约用水,節約用水,节约,節約
anti fraud: 反诈,反詐,诈骗,詐騙
heat stroke: 中暑
first aid: 急救,心肺复苏,心肺復甦
fire drill: 消防,灭火,滅火
philosopher: 哲学家,哲學家,思想
universe: 宇宙大爆炸
dinosaur age: 恐龙时代,恐龍時代,史前
fossil: 化石
evolution: 进化,進化,演化
ocean current: 洋流
ant colony: 蚁群,蟻羣,蟻群
bee hive: 蜂巢
cocoon: 茧,繭,破茧,破繭
tadpole: 蝌蚪
seed germination: 种子发芽,種子發芽,萌芽
root system: 树根,樹根
rain forest: 雨林
wetland: 湿地,溼地
wildlife: 野生动物,野生動物
poacher: 偷猎,偷獵
ranger: 护林员,護林員,守林人
ivory: 象牙
cage: 笼子,籠子,牢笼,牢籠,鸟笼,鳥籠
trap: 陷阱
corpse: 尸体,屍體
weapon: 武器
mirror world: 镜中,鏡中,镜子里,鏡子裏,鏡子裡
twin: 双生,雙生
substitute person: 替身
prophecy: 预言,預言
life and death: 生死
last wish: 遗愿,遺願,遗嘱,遺囑,遗言,遺言
farewell letter: 遗书,遺書
childhood toy: 童年玩具
childhood friend: 青梅竹马,青梅竹馬,发小,發小
homesick: 想家
return home: 归乡,歸鄉,回乡,回鄉,返乡,返鄉
leave hometown: 离乡,離鄉,背井离乡,背井離鄉
travel: 旅途中,旅人们,旅人們,自驾,自駕,旅游,旅遊
walk dog: 遛狗
feed cat: 喂猫,餵貓
fruit stall: 水果摊,水果攤
vegetable market: 菜市场,菜市場
fish market: 鱼市,魚市
butcher: 屠夫
shoe repair: 修鞋
umbrella repair: 修伞,修傘
lock smith: 锁匠,鎖匠
boatman: 船夫,船伕,船家,摆渡人,擺渡人
ferry: 摆渡,擺渡,潜航,潛航
porter: 挑夫,搬运工,搬運工
oil worker: 石油工人
welder: 焊工,焊接
electrician: 电工,電工
stewardess: 空乘
reporter: 战地记者,戰地記者
beggar: 乞丐
tibetan: 藏族,苗族,彝族
herder: 牧羊犬,放羊,放牛
fishing village: 渔村,漁村,渔家,漁家,渔夫们,漁夫們,渔,漁
night shift: 下夜班,值夜班
go off work: 下班,下课,下課,收工
toothbrush: 牙刷,电动牙刷,電動牙刷
brush teeth: 刷牙
bankrupt: 倒闭,倒閉,破产,破產
produce: 产生,產生,生成,生产,生產
rely on: 凭,憑,凭借,憑藉,依靠,靠
dust storm: 沙暴,沙尘,沙塵
drive animals: 赶骆驼,趕駱駝,赶着,趕着,趕著,驱赶,驅趕
city of: 之城,之地,之家,之路,之旅
far apart: 相隔,异地,異地,分隔
homestay: 民宿,旅店,招待所
shovel: 铲,鏟,铲雪,鏟雪,铁锹,鐵鍬
regular customer: 常客,回头客,回頭客
at the same time: 一边,一邊
hamster: 仓鼠,倉鼠
is: 是,就是,便是
below: 下,脚下的,腳下的
wish card: 许愿,許願,祈愿,祈願
photo studio: 照相馆,照相館,暗房
develop photos: 冲洗,沖洗,洗照片
hug goodbye: 吻别,吻別,送行
miss the train: 错过,錯過
coincidence: 巧合,偶然,意外,偶遇
choice: 岔路,选项,選項
answer: 答案,回答,回复,回覆
solve: 解决,解決,破案
discover truth: 揭秘,揭祕,查明,调查,調查,侦查,偵查,追查
follow: 尾随,尾隨,跟着,跟著,跟在,跟随,跟隨,跟踪,跟蹤
ambush: 埋伏,伏击,伏擊
sneak: 溜,偷偷,偷溜,潜伏,潛伏
peek: 偷看,窥视,窺視,探头,探頭
dig out: 挖出,出土
bury: 埋,埋葬,掩埋
sink: 沉入,沉船,沉没,沉沒,下沉,沉
drown: 溺水,淹没,淹沒
starve: 饥荒,饑荒,挨饿,捱餓
shiver: 哆嗦
sweat: 汗水,满头大汗,滿頭大汗,流汗,出汗
injure: 刺伤,刺傷,烫伤,燙傷
bandage: 包扎,包紮,绷带,繃帶
herb: 采药,採藥
tea picking: 茶园,茶園,茶农,茶農
silk worm: 蚕,蠶,养蚕,養蠶
dye: 染,染布,蜡染,蠟染
lacquer: 漆,漆器
sword making: 铸剑,鑄劍
print: 活字印刷,版画,版畫,打印,列印,印刷
compass invention: 四大发明,四大發明
terracotta: 兵马俑,兵馬俑
cave art: 敦煌,壁画,壁畫
grottoes: 石窟
buddha: 佛像,佛
temple fair: 赶集,趕集
street food: 臭豆腐,煎饼,煎餅
tableware: 餐具,盘,盤
banquet: 宴席,宴会,宴會,酒席
toast: 干杯,乾杯,举杯,舉杯,碰杯
drunk: 醉,喝醉,醉酒
hangover: 宿醉
diet: 减肥,減肥,节食,節食
sprint: 冲刺,衝刺,短跑
shooting: 投篮,投籃
serve ball: 发球,發球
e-sports: 电竞,電競,游戏厅,遊戲廳
gamer: 玩家
level up: 升级,升級,通关,通關
score: 得分,比分
prize: 奖,獎,奖品,獎品,获奖,獲獎
lottery: 彩票,中奖,中獎
rich overnight: 暴富
debt: 债,債
contract: 合同,签约,簽約
negotiation: 谈判,談判
office politics: 升职,升職,辞职,辭職,裸辞,裸辭
quit: 辞掉,辭掉
fired: 被裁,裁员,裁員,解雇,解僱
presentation: 演示文稿,簡報,路演
material: 材料,面料,材质,材質
waterproof: 防水
lightweight: 轻便,輕便,轻薄,輕薄
durable: 耐用,结实,結實
portable: 便携,便攜
energy saving: 节能,節能
quiet appliance: 静音,靜音
baby product: 纸尿裤,紙尿褲,奶粉
pet food: 猫粮,貓糧,狗粮,狗糧,宠物粮,寵物糧
cleaning: 洗洁精,洗潔精,清洁剂,清潔劑
car ad: 试驾,試駕,座驾,座駕
house ad: 样板房,樣板房,装修,裝修
tourism: 旅游宣传片,旅遊宣傳片,景点,景點,打卡
museum night: 文物,古董
auction: 拍卖,拍賣
jewel theft: 珠宝店,珠寶店
safe: 保险箱,保險箱,保险柜,保險櫃,安全
door lock: 门铃,門鈴,门锁,門鎖
phone ring: 铃响,鈴響,响铃,響鈴
night sound: 虫鸣,蟲鳴,鸟鸣,鳥鳴,狗吠
footstep sound: 脚步声,腳步聲
wind sound: 风声,風聲,雨声,雨聲,浪声,浪聲
heartbeat: 心跳声,心跳聲
sunshine: 晨光,暖阳,暖陽,余晖,餘暉,夕照
clear night: 夜色,夜幕,夜景
streetscape: 街景,城市夜景
skyline: 天际线,天際線
applause: 掌声雷动,掌聲雷動
generation gap: 代沟,代溝
three brothers: 三兄弟,姐弟,兄妹,姐妹俩,姐妹倆,父子,母女,母子,父女
adoption: 收养,收養,领养,領養
orphanage: 孤儿院,孤兒院
nursing: 护理,護理
last breath: 临终,臨終,弥留,彌留
police dog: 警犬
handle: 搞定,应付,應付
please: 请,請
insomnia: 失眠,睡不着,睡不著
hydropower station: 水电站,水電站,发电站,發電站,电站,電站
back alley: 后巷,後巷,小弄堂
pawn: 典当,典當,抵押,质押,質押
come from: 来自,來自,源自
knock out: 敲打出,敲出
backyard: 后花园,後花園,后门,後門
deep mountain: 山林,密林
every: 每,每个,每個,每位,每当,每當
like this: 这样,這樣,那样,那樣
help me: 帮我,幫我,给我,給我
picture style: 画质,畫質,高清,高畫質
small: 小小的,微小,小型
tiny: 迷你
tall: 高大
ancient: 古代,远古,遠古
young: 年轻,年輕
modern: 现代,現代
futuristic: 未来感,未來感
beautiful: 漂亮,优美,優美
ugly: 丑陋,醜陋
cute: 可爱,可愛
happy: 开心,開心,高兴,高興,幸福的
angry: 生气,生氣,愤怒的,憤怒的
lonely: 孤独的,孤獨的,孤单,孤單,寂寞的,孤零零
alone: 独自一人,獨自一人
calm: 宁静,寧靜,安静,安靜
quiet: 静静,靜靜
loud: 吵闹,吵鬧,喧闹,喧鬧,热闹,熱鬧
scary: 可怕,吓人,嚇人,诡异,詭異
colorful: 五彩,五颜六色,五顏六色,彩色,缤纷,繽紛
fast: 快速,飞快,飛快,迅速
slow: 缓慢,緩慢,慢慢,缓缓,緩緩,慢
strong: 强大,強大,强壮,強壯
weak: 虚弱,虛弱,软弱,軟弱
rich: 富有,富人
poor: 贫穷,貧窮,穷人,窮人
brave: 勇敢
curious: 好奇
clever: 聪明,聰明
stupid: 愚蠢
kind: 善良,友善
lazy: 懒惰,懶惰
tired: 疲惫,疲憊,疲倦,累
hungry: 饥饿,飢餓,饿,餓
thirsty: 口渴
sleepy: 困倦,睏倦
blind: 盲人,失明
deaf: 聋哑,聾啞,失聪,失聰
sick: 生病
dead: 死去的
alive: 活着的,活著的
dangerous: 危险的,危險的
mysterious: 神秘的,神祕的,奇怪
strange: 奇异,奇異,怪异,怪異,奇特
magical: 魔法的,神奇
funny: 搞笑,有趣,滑稽,好笑
serious: 严肃,嚴肅,认真,認真
romantic: 浪漫的
epic: 史诗,史詩,史诗级,史詩級,宏大
tragic: 悲剧,悲劇
dreamy: 梦幻,夢幻
surreal: 超现实,超現實
abstract: 抽象
realistic: 写实,寫實,真实,真實
minimalist: 极简,極簡,简约,簡約
luxury: 奢华,奢華,豪华,豪華,高端,高階
elegant: 优雅,優雅
vintage: 复古,復古,怀旧的,懷舊的
cheap: 便宜
expensive: 昂贵,昂貴
best: 最好,最佳
good: 好的,不错,不錯
bad: 糟糕
perfect: 完美
fresh: 清新,清爽
sweet: 甜,甜美
bitter: 苦涩,苦澀
sour: 酸
spicy: 辣
delicious: 美味,好吃,好喫
healthy: 健康的
organic: 有机,有機
natural: 天然
dirty: 肮脏,骯髒
abandoned: 废弃,廢棄,被遗弃,被遺棄,遗弃,遺棄
lost: 迷路,失落,丢失的,丟失的,走失
hidden: 隐藏的,隱藏的
broken: 破碎的,破旧,破舊
crowded: 拥挤,擁擠
famous: 著名,有名
popular: 流行,热门,熱門
wild: 野生,狂野
invisible: 隐形,隱形
soft: 柔软,柔軟,柔和
hard: 坚硬,堅硬
heavy: 沉重
simple: 简单,簡單
difficult: 困难,困難,艰难,艱難
smart: 智能,智慧
wireless: 无线,無線
electric: 电动,電動
digital: 数字化,數字化,数码,數碼
handmade: 手工
wooden: 木制,木製
yellow: 黄色,黃色,黄,黃
orange color: 橙色
pink: 粉色,粉红,粉紅
brown: 棕色,褐色
silver color: 银白色,銀白色
pastel: 柔和色调,柔和色調
rainy: 雨天,雨夜,下雨的
snowy: 雪天,雪夜
stormy: 暴风雨的,暴風雨的
foggy: 雾蒙蒙,霧濛濛
sunny: 晴朗,晴天
frozen: 冰封,冰冻的,冰凍的
burning: 燃烧的,燃燒的
cinematic: 电影感,電影感
animated: 动画版,動畫版
musical: 音乐剧,音樂劇
japanese: 日本
chinese: 中国,中國
indian: 印度
arab: 阿拉伯
american: 美国,美國
african: 非洲
french: 法国,法國
tokyo: 东京,東京
kyoto: 京都
osaka: 大阪
beijing: 北京
shanghai: 上海
hong kong: 香港
mumbai: 孟买,孟買
delhi: 德里
varanasi: 瓦拉纳西,瓦拉納西
paris: 巴黎
london: 伦敦,倫敦
new york: 纽约,紐約
cairo: 开罗,開羅
dubai: 迪拜
baghdad: 巴格达,巴格達
damascus: 大马士革,大馬士革
beirut: 贝鲁特,貝魯特
jerusalem: 耶路撒冷
venice: 威尼斯
himalaya: 喜马拉雅,喜馬拉雅
ganges: 恒河,恆河
nile: 尼罗河,尼羅河
mount fuji: 富士山
great wall: 长城,長城
pyramid: 金字塔
taj mahal: 泰姬陵
crawl: 爬行
exit: 出来,出來
come: 來
go: 前往
bake: 烘烤
mix: 混合
boil: 煮沸
freeze: 结冰,結冰,冻结,凍結,冰冻,冰凍
glow: 发亮,發亮
crash: 坠毁,墜毀,撞
destroy: 摧毁,摧毀,毁灭,毀滅,破坏,破壞
unlock: 解锁,解鎖
lift: 举起,舉起,抬起
defend: 保卫,保衛,防守
be born: 出生
harvest: 收割,收获,收穫
dig: 挖,挖掘
hear: 听到,聽到
ask: 问,問,询问,詢問
scream: 尖叫
kiss: 亲吻,親吻,接吻
knit: 织,織
drift: 漂流
spin: 旋转,旋轉,转动,轉動,转,轉
present: 呈现,呈現
compare: 比较,比較,对比,對比
count: 數
land: 降落,着陆,着陸,著陸
take off: 起飞,起飛
exercise: 锻炼,鍛鍊,健身
hunt: 狩猎,狩獵,打猎,打獵
feed: 喂,喂食,餵食
hit: 击打,擊打
shoot: 射击,射擊,射
kick: 踢
bite: 咬
bark: 吠
howl: 嚎叫
chirp: 鸣叫,鳴叫
stretch: 伸展,拉伸
rule: 统治,統治
pretend: 假装,假裝
be alone: 独自,獨自
reach: 伸手,达到,達到
pass: 通过,通過
measure: 测量,測量
slide: 滑行
roll: 滚,滾,滚动,滾動
swing: 摇摆,搖擺
whistle: 吹口哨
sneeze: 打喷嚏,打噴嚏
yawn: 打哈欠
cough: 咳嗽
row: 划船,划,划着,划回
surf: 冲浪,衝浪
ski: 滑雪
subscribe: 订阅,訂閱
serve: 端上
star-struck: 好崇拜哦
exploding head: 爆炸头,爆炸頭
ogre: 食人魔
alien monster: 外星怪物
kiss mark: 唇印,脣印
sweat droplets: 汗滴
dashing away: 尾气,尾氣
speech balloon: 话语气泡,話語氣泡
thought balloon: 内心活动气泡,內心活動氣泡
vulcan salute: 瓦肯举手礼,瓦肯舉手禮
rightwards hand: 向右的手
leftwards hand: 向左的手
pinched fingers: 捏手指
pinching hand: 捏合的手势,捏合的手勢
victory hand: 胜利手势,勝利手勢
crossed fingers: 交叉的手指
love-you gesture: 爱你的手势,愛你的手勢
middle finger: 竖中指,豎中指
thumbs up: 拇指向上
thumbs down: 拇指向下
writing hand: 写字,寫字
mechanical arm: 机械手臂,機械手臂
mechanical leg: 机械腿,機械腿
tongue: 舌头,舌頭
biting lip: 咬住嘴唇,咬住嘴脣
deaf man: 失聪的男人,失聰的男人
deaf woman: 失聪的女人,失聰的女人
health worker: 卫生工作者,衛生工作者
construction worker: 建筑工人,建築工人
pregnant man: 怀孕的男人,懷孕的男人
breast-feeding: 母乳喂养,母乳餵養
baby angel: 小天使
supervillain: 超级大坏蛋,超級大壞蛋
merman: 男人鱼,男人魚
troll: 穴居巨怪
horse racing: 赛马,賽馬
skier: 滑雪的人
snowboarder: 滑雪板
footprints: 脚印,腳印
red hair: 红发,紅髮
curly hair: 卷发,捲髮
orangutan: 红毛猩猩,紅毛猩猩
service dog: 服务犬,服務犬
poodle: 贵宾犬,貴賓犬
raccoon: 浣熊
moose: 驼鹿,駝鹿
zebra: 斑马,斑馬
bison: 大野牛
ox: 公牛
water buffalo: 水牛
boar: 野猪,野豬
pig nose: 猪鼻子,豬鼻子
ewe: 母羊
llama: 美洲鸵,美洲鴕
mammoth: 猛犸,猛獁
hippopotamus: 河马,河馬
rat: 耗子
chipmunk: 松鼠
beaver: 海狸
sloth: 树懒,樹懶
skunk: 臭鼬
paw prints: 爪印
turkey: 火鸡,火雞
rooster: 公鸡,公雞
hatching chick: 小鸡破壳,小雞破殼
flamingo: 火烈鸟,火烈鳥
black bird: 黑色的鸟,黑色的鳥
lizard: 蜥蜴
sauropod: 蜥蜴类,蜥蜴類
t-rex: 霸王龙,霸王龍
spouting whale: 喷水的鲸,噴水的鯨
seal: 海豹
tropical fish: 热带鱼,熱帶魚
blowfish: 河豚
spiral shell: 海螺
cockroach: 蟑螂
scorpion: 蝎子,蠍子
white flower: 白花
rosette: 圆形花饰,圓形花飾
wilted flower: 枯萎的花
hibiscus: 芙蓉
tulip: 郁金香,鬱金香
hyacinth: 风信子,風信子
seedling: 幼苗
potted plant: 盆栽植物
deciduous tree: 落叶树,落葉樹
cactus: 仙人掌
shamrock: 三叶草,三葉草
melon: 甜瓜
lime: 青柠,青檸
pineapple: 菠萝,菠蘿
red apple: 红苹果,紅蘋果
green apple: 青苹果,青蘋果
blueberries: 蓝莓,藍莓
kiwi fruit: 猕猴桃,獼猴桃
avocado: 鳄梨,鱷梨
eggplant: 茄子
hot pepper: 红辣椒,紅辣椒
bell pepper: 灯笼椒,燈籠椒
leafy green: 绿叶蔬菜,綠葉蔬菜
broccoli: 西兰花,西蘭花
peanuts: 花生
pea pod: 豌豆荚,豌豆莢
brown mushroom: 褐色蘑菇
croissant: 羊角面包,羊角麪包,羊角麵包
baguette bread: 法式长棍面包,法式長棍麪包,法式長棍麵包
pretzel: 椒盐卷饼,椒鹽捲餅
bagel: 面包圈,麪包圈,麵包圈
pancakes: 烙饼,烙餅
waffle: 华夫饼,華夫餅
poultry leg: 家禽的腿
bacon: 培根
french fries: 薯条,薯條
hot dog: 热狗,熱狗
taco: 墨西哥卷饼,墨西哥捲餅
burrito: 墨西哥玉米煎饼,墨西哥玉米煎餅
tamale: 墨西哥粽子,墨西哥糉子
stuffed flatbread: 夹心饼,夾心餅
fondue: 奶酪火锅,奶酪火鍋,乳酪火鍋
green salad: 绿色沙拉,綠色沙拉
popcorn: 爆米花
canned food: 罐头食品,罐頭食品
bento box: 盒饭,盒飯
rice cracker: 米饼,米餅
curry rice: 咖喱饭,咖喱飯,咖哩飯
spaghetti: 意粉
fried shrimp: 天妇罗,天婦羅
dango: 团子,糰子
fortune cookie: 幸运饼干,幸運餅乾
takeout box: 外卖盒,外賣盒
lobster: 龙虾,龍蝦
doughnut: 甜甜圈
shortcake: 水果蛋糕
cupcake: 纸杯蛋糕,紙杯蛋糕
lollipop: 棒棒糖
custard: 奶黄,奶黃
baby bottle: 奶瓶
hot beverage: 热饮,熱飲
cocktail glass: 鸡尾酒,雞尾酒
tropical drink: 热带水果饮料,熱帶水果飲料
tumbler glass: 平底杯
pouring liquid: 倾倒液体,傾倒液體
bubble tea: 珍珠奶茶
beverage box: 饮料盒,飲料盒
kitchen knife: 菜刀
amphora: 双耳瓶,雙耳瓶
world map: 世界地图,世界地圖
desert island: 无人荒岛,無人荒島
national park: 国家公园,國家公園
classical building: 古典建筑,古典建築
houses: 房屋建筑,房屋建築
office building: 办公楼,辦公樓
japanese castle: 日本城堡
tokyo tower: 东京塔,東京塔
hindu temple: 印度寺庙,印度寺廟
synagogue: 犹太教堂,猶太教堂
kaaba: 克尔白,克爾白
cityscape: 城市风光,城市風光
playground slide: 游乐场滑梯,遊樂場滑梯
ferris wheel: 摩天轮,摩天輪
roller coaster: 过山车,過山車
railway car: 轨道车,軌道車
light rail: 轻轨,輕軌
monorail: 单轨,單軌
mountain railway: 山区铁路,山區鐵路
trolleybus: 无轨电车,無軌電車
minibus: 小巴
pickup truck: 敞蓬小型载货卡车,敞蓬小型載貨卡車
articulated lorry: 铰接式货车,鉸接式貨車
motor scooter: 小型摩托车,小型摩托車
manual wheelchair: 手动轮椅,手動輪椅
motorized wheelchair: 电动轮椅,電動輪椅
auto rickshaw: 三轮摩托车,三輪摩托車
roller skate: 四轮滑冰鞋,四輪滑冰鞋
oil drum: 石油桶
fuel pump: 油泵
ring buoy: 救生圈
canoe: 独木舟,獨木舟
speedboat: 快艇
passenger ship: 客轮,客輪
motor boat: 摩托艇
small airplane: 小型飞机,小型飛機
airplane departure: 航班起飞,航班起飛
airplane arrival: 航班降落
suspension railway: 空轨,空軌
mountain cableway: 缆车,纜車
aerial tramway: 索道
bellhop bell: 服务铃,服務鈴
hourglass done: 沙漏
stopwatch: 秒表,秒錶
timer clock: 定时器,定時器
mantelpiece clock: 座钟,座鐘
new moon: 朔月
thermometer: 温度计,溫度計
ringed planet: 有环行星,有環行星
glowing star: 闪亮的星星,閃亮的星星
tornado: 龙卷风,龍捲風
closed umbrella: 收起的伞,收起的傘
high voltage: 高压,高壓
comet: 彗星
water wave: 浪花
jack-o-lantern: 南瓜灯,南瓜燈
christmas tree: 圣诞树,聖誕樹
party popper: 拉炮彩带,拉炮綵帶
confetti ball: 五彩纸屑球,五彩紙屑球
tanabata tree: 七夕树,七夕樹
pine decoration: 门松,門松
japanese dolls: 日本人形
carp streamer: 鲤鱼旗,鯉魚旗
ribbon: 蝴蝶结,蝴蝶結
reminder ribbon: 提示丝带,提示絲帶
admission tickets: 入场券,入場券
military medal: 军功章,軍功章
softball: 垒球,壘球
volleyball: 排球
american football: 美式橄榄球,美式橄欖球
rugby football: 英式橄榄球,英式橄欖球
field hockey: 曲棍球
ice hockey: 冰球
lacrosse: 袋棍球
ping pong: 乒乓球
badminton: 羽毛球
boxing glove: 拳击手套,拳擊手套
fishing pole: 钓鱼竿,釣魚竿
diving mask: 潜水面罩,潛水面罩
running shirt: 运动背心,運動背心
sled: 雪橇
curling stone: 冰壶,冰壺
yo-yo: 悠悠球
water pistol: 水枪,水槍
magic wand: 魔棒
joystick: 游戏操控杆,遊戲操控杆
slot machine: 老虎机,老虎機
piñata: 彩罐
mirror ball: 镜球,鏡球
nesting dolls: 套娃
performing arts: 表演艺术,表演藝術
framed picture: 带框的画,帶框的畫
artist palette: 调色盘,調色盤
sewing needle: 缝合针,縫合針
yarn: 毛线,毛線
goggles: 护目镜,護目鏡
lab coat: 白大褂
safety vest: 救生衣
necktie: 领带,領帶
briefs: 三角裤,三角褲
shorts: 短裤,短褲
bikini: 比基尼
purse: 钱包,錢包
clutch bag: 手袋
shopping bags: 购物袋,購物袋
thong sandal: 夹趾凉鞋,夾趾涼鞋
hiking boot: 登山鞋
flat shoe: 平底鞋
ballet shoes: 芭蕾舞鞋
hair pick: 发夹,髮夾
graduation cap: 毕业帽,畢業帽
billed cap: 鸭舌帽,鴨舌帽
military helmet: 军用头盔,軍用頭盔
prayer beads: 念珠
muted speaker: 已静音的扬声器,已靜音的揚聲器
loudspeaker: 喇叭
megaphone: 扩音器,擴音器
postal horn: 邮号,郵號
musical score: 乐谱,樂譜
musical note: 音符
musical notes: 多个音符,多個音符
studio microphone: 录音室麦克风,錄音室麥克風
control knobs: 控制旋钮,控制旋鈕
saxophone: 萨克斯管,薩克斯管
accordion: 手风琴,手風琴
musical keyboard: 音乐键盘,音樂鍵盤
banjo: 班卓琴
long drum: 长鼓,長鼓
maracas: 沙球
telephone receiver: 电话听筒,電話聽筒
pager: 寻呼机,尋呼機
fax machine: 传真机,傳真機
low battery: 电池电量不足,電池電量不足
electric plug: 电源插头,電源插頭
desktop computer: 台式电脑,臺式電腦
printer: 打印机,打印機,印表機
keyboard: 键盘,鍵盤
computer mouse: 电脑鼠标,電腦鼠標,電腦滑鼠
trackball: 轨迹球,軌跡球
computer disk: 电脑光盘,電腦光盤,電腦光碟
floppy disk: 软盘,軟盤
optical disk: 光盘,光盤,光碟
abacus: 算盘,算盤
movie camera: 电影摄影机,電影攝影機
film frames: 影片帧,影片幀
film projector: 电影放映机,電影放映機
clapper board: 场记板,場記板
videocassette: 录像带,錄像帶,錄影帶
flashlight: 手电筒,手電筒
diya lamp: 印度油灯,印度油燈
closed book: 合上的书本,合上的書本
open book: 打开的书本,打開的書本,開啟的書本
green book: 绿色书本,綠色書本
blue book: 蓝色书本,藍色書本
orange book: 橙色书本,橙色書本
ledger: 账本,賬本
rolled-up newspaper: 报纸卷,報紙卷
bookmark tabs: 标签页,標籤頁
bookmark: 书签,書籤
money bag: 钱袋,錢袋
credit card: 信用卡
receipt: 收据,收據
envelope: 信封
e-mail: 电子邮件,電子郵件
postbox: 邮筒,郵筒
black nib: 钢笔尖,鋼筆尖
crayon: 蜡笔,蠟筆
briefcase: 公文包
file folder: 文件夹,文件夾,資料夾
tear-off calendar: 手撕日历,手撕日曆
spiral notepad: 线圈本,線圈本
spiral calendar: 线圈日历,線圈日曆
card index: 卡片索引
chart increasing: 趋势向上的图表,趨勢向上的圖表
chart decreasing: 趋势向下的图表,趨勢向下的圖表
bar chart: 条形图,條形圖
clipboard: 剪贴板,剪貼板,剪貼簿
pushpin: 图钉,圖釘
round pushpin: 圆图钉,圓圖釘
paperclip: 回形针,回形針
linked paperclips: 连起来的两个回形针,連起來的兩個回形針
straight ruler: 直尺
triangular ruler: 三角尺
scissors: 剪刀
file cabinet: 文件柜,文件櫃,檔案櫃
old key: 老式钥匙,老式鑰匙
axe: 斧头,斧頭
dagger: 匕首
crossed swords: 交叉放置的剑,交叉放置的劍
boomerang: 回旋镖,迴旋鏢
carpentry saw: 木工锯,木工鋸
wrench: 扳手
screwdriver: 螺丝刀,螺絲刀
balance scale: 天平
white cane: 盲杖
broken chain: 断链,斷鏈
hook: 挂钩,掛鉤
toolbox: 工具箱
magnet: 磁铁,磁鐵
ladder: 梯子
alembic: 蒸馏器,蒸餾器
test tube: 试管,試管
petri dish: 培养皿,培養皿
satellite antenna: 卫星天线,衛星天線
syringe: 注射器
pill: 药丸,藥丸
adhesive bandage: 创可贴,創可貼
crutch: 拐杖,柺杖
stethoscope: 听诊器,聽診器
plunger: 活塞
mouse trap: 捕鼠器
lotion bottle: 乳液瓶
safety pin: 安全别针,安全別針
sponge: 海绵,海綿
fire extinguisher: 灭火器,滅火器
coffin: 棺材
headstone: 墓碑
funeral urn: 骨灰缸
nazar amulet: 纳扎尔护身符,納扎爾護身符
placard: 标语牌,標語牌
identification card: 身份证,身份證
potable water: 饮用水,飲用水
passport control: 护照检查,護照檢查
baggage claim: 提取行李
children crossing: 儿童过街,兒童過街
non-potable water: 非饮用水,非飲用水
radioactive: 辐射,輻射
biohazard: 生物危害
yin yang: 阴阳,陰陽
latin cross: 十字架
orthodox cross: 东正教十字架,東正教十字架
menorah: 烛台,燭臺
antenna bars: 信号强度条,信號強度條,訊號強度條
vibration mode: 振动模式,振動模式
infinity: 无穷大,無窮大
currency exchange: 货币兑换,貨幣兌換
fleur-de-lis: 百合花饰,百合花飾
trident emblem: 三叉戟徽章
name badge: 姓名牌
check mark: 勾号,勾號
cross mark: 叉号,叉號
curly loop: 卷曲环,捲曲環
chequered flag: 终点旗,終點旗
triangular flag: 三角旗
crossed flags: 交叉旗
black flag: 举黑旗,舉黑旗
white flag: 白旗
rainbow flag: 彩虹旗
transgender flag: 跨性别旗,跨性別旗
pirate flag: 海盗旗,海盜旗
blow away: 吹走, 吹走了, 刮走, 刮走了
bring back: 追回来, 追回, 找回来
deliver: 送到, 送往
play badminton: 打羽毛球
subway station: 地铁站
deserted: 空荡荡的
singing: 会唱歌, 会唱歌的
fall in love with: 爱上了
play the saxophone: 吹萨克斯
saxophone: 萨克斯
admire: 欣赏
anniversary: 纪念日
announce: 宣布
banana: 香蕉
barefoot: 赤脚
basket: 篮子
bat: 蝙蝠
bouquet: 花束
bowling: 保龄球
brick: 砖
broom: 扫帚
bucket: 水桶, 桶
button: 纽扣, 按钮
calendar: 日历
carrot: 胡萝卜
cello: 大提琴
challenge: 挑战
coconut: 椰子
collapse: 倒塌
compose: 作曲
convince: 说服
crab: 螃蟹
crocodile: 鳄鱼
cucumber: 黄瓜
despair: 绝望
donkey: 驴
echo: 回声
fade: 褪色
falcon: 猎鹰
forgotten: 被遗忘的
giraffe: 长颈鹿
goose: 鹅
gorilla: 大猩猩
grief: 悲痛
hedgehog: 刺猬
hole: 洞
imagine: 想象
interrupt: 打断
jar: 罐子
jealous: 嫉妒的
kangaroo: 袋鼠
knee: 膝盖
knot: 结
magazine: 杂志
mailbox: 邮箱, 信箱
mayor: 市长
microphone: 麦克风
mosquito: 蚊子
mummy: 木乃伊
nail: 钉子
nobody: 没有人, 没人
now: 现在
otter: 水獭
pack: 打包
passion: 热情
path: 小路
patience: 耐心
pear: 梨
pearl: 珍珠
perform: 表演
potato: 土豆
prepare: 准备
repeat: 重复
retired: 退休的
sharpen: 磨
swing: 秋千
referee: 裁判
goalkeeper: 守门员
greed: 贪婪
envy: 羡慕
minister: 部长
scold: 骂
swallow: 吞
chalk: 粉笔
graduate: 毕业
wrap dumplings: 包饺子
birthday cake: 生日蛋糕
soak: 打湿, 打湿了, 淋湿了
fold: 折了
dry: 烤干
give back: 还给
flying: 会飞的, 会飞
plant: 种, 种下, 种植
plant flowers: 种花
`;
