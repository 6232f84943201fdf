import type { Motion } from "#lib/contract/vocabulary.ts";

/** Chinese verbs by what a drawn thing does. */
const bases: Readonly<Partial<Record<Motion, string>>> = {
  still: "等 等待 睡 睡觉 睡着 站 躺 停 停留 守 守候 休息 发呆 沉睡 停下",
  idle: "帮 帮助 住 住在 骂 笑 哭 哭泣 微笑 大笑 吃 喝 说 说话 听 聊天 想 想念 思念 爱 唤醒 醒 醒来 呼吸 叹气 告别 相遇 遇见 遇到 庆祝 打架 吵架 争吵 学 记得 忘记 忘 变 变成 成为 祈祷 喊 叫 说服 梦见 尝 品尝 闻 抽烟 吸",
  walk: "走 步行 散步 漫步 穿过 穿越 越过 爬 攀登 进入 走进 走向 回家 离开 来到 到达 前往 徘徊 潜行 跟随 跟 游荡 爬上 登上 逛 迷路 过河",
  run: "跑 奔跑 奔驰 冲 追 追逐 追赶 逃 逃跑 跳 跳跃 跃 踢 踢足球 打 比赛 扑 拍打 飞奔 狂奔 踢球",
  turn: "转身 回头",
  look: "看 看书 看见 看到 望 凝视 观察 寻找 找 找到 发现 读 读书 阅读 盯 欣赏 照 瞥 检查 眺望 仰望",
  reach:
    "拿 捡 捡到 拾 抓 抓住 抱 拥抱 亲吻 吻 握 牵 牵手 递 送 给 交 摘 采 偷 敲 敲门 摸 抚摸 碰 接 接住 按 拉 推 收 收到 寄 买 卖 带 带回 喂 放 放下 放开 挂 贴 递给 扔 丢 抛 捞 钓 钓鱼 系 披 穿 戴 脱 拖 背 扛 撑",
  raise: "举 举起 抬 抬起 提 提起 扛起 升旗",
  sit: "坐 坐下",
  kneel: "蹲 跪 跪下 弯腰 鞠躬",
  dance: "跳舞 唱 唱歌 舞 起舞 演奏 表演 弹 打太极",
  wave: "挥手 招手",
  work: "做 做饭 做菜 写 写信 写字 画 画画 修 修理 修补 缝 织 织毛衣 造 建 建造 盖 搭 制作 制造 煮 烤 炒 烹饪 包 揉 切 剪 洗 擦 打扫 扫 浇 浇水 种 种植 栽 耕 耕地 挖 锯 雕刻 雕 打磨 磨 折 叠 换 教 学习 学会 练习 练 玩 下棋 玩耍 伸展 打字 编 编织 纺 打铁 酿 搬 整理 收拾 组装 拆 拆开 缠 绣 研究 训练 照顾 理发 钉 涂 刷",
  fly: "飞 飞翔 飞行 翱翔 盘旋 飞过 飞向 飞越 滑翔",
  swim: "游 游泳 潜水 潜入 跳水",
  float: "漂 漂浮 漂流 飘 飘浮 流 流动 流淌 划 划船 航行 驶 驶过 驶向 荡",
  fall: "掉 落 落下 坠落 跌倒 摔 摔倒 倒 倒下 滑倒 沉 沉没 坍塌 飘落 流下 滴",
  rise: "升 升起 起飞 站起 起床 浮出 冒 发射",
  drive: "骑 骑车 开车 驾驶 驾 滚 滑 滑雪 滑冰 骑行 开过 赛车",
  spin: "转 旋转 转动",
  open: "开 打开 关 关上 展开 拆信 推开 解开 合上 揭开",
  pour: "倒茶 倒水 倒酒 泡 泡茶 洒 浇灌 斟",
  glow: "亮 发光 闪 闪烁 闪耀 照亮 点亮 发亮",
  burn: "烧 燃烧 点 点燃 爆炸 烧毁 着火",
  grow: "长 长大 生长 开花 绽放 发芽 融化 化 枯萎 变大 老去",
  shake: "抖 发抖 颤抖 摇 摇晃 晃",
  appear: "出现 消失 现身 开始 结束 到来 归来 回来 降临",
};
/** Endings that tell how a deed goes or where to; the deed is the word before them. */
const endings =
  "着 了 过 到 完 好 上 下 进 出 起 开 向 在 给 掉 住 走 回 成 入 满 制 起来 下来 下去 出来 出去 进来 进去 上来 上去 过来 过去 回来 回去".split(
    " ",
  );

const hanVerbs: readonly (readonly [forms: string, motion: Motion])[] = (
  Object.entries(bases) as [Motion, string][]
).flatMap(([motion, words]) => words.split(" ").map((word) => [word, motion] as const));

const known = new Map(hanVerbs);
/** The deed of a Chinese verb with its ending ("跳过": "跳"); the word itself when it has none. */
export function hanBase(word: string): string {
  for (let length = 2; length >= 1; length--) {
    const base = word.slice(0, -length);
    if (base !== "" && known.has(base) && !known.has(word) && endings.includes(word.slice(-length))) return base;
  }
  return word;
}
const withEndings = new Map(
  hanVerbs.flatMap(([word, motion]) => endings.map((ending) => [word + ending, motion] as const)),
);
export const hanForms: readonly string[] = [...known.keys(), ...withEndings.keys()];
/** What a Chinese verb, bare or with its ending, does; undefined for any other word. */
export const hanMotion = (word: string): Motion | undefined => known.get(word) ?? withEndings.get(word);
