/**
 * A language model of a few thousand random weights in the file format of llama.cpp (GGUF 3): it knows bytes and
 * nothing else. What it says is noise, so whatever is well formed in it comes from the grammar.
 */
const width = 32;
const hidden = 64;
const heads = 2;
const vocabulary = [
  "<unk>",
  "<s>",
  "</s>",
  ...Array.from({ length: 256 }, (_, at) => `<0x${at.toString(16).toUpperCase().padStart(2, "0")}>`),
];

/** Numbers of the format's types of values. */
const type = { u32: 4, i32: 5, f32: 6, text: 8, list: 9 } as const;

class Bytes {
  private readonly parts: Buffer[] = [];
  length = 0;
  add(part: Buffer): this {
    this.parts.push(part);
    this.length += part.length;
    return this;
  }
  u32(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    return this.add(part);
  }
  u64(value: number): this {
    const part = Buffer.alloc(8);
    part.writeBigUInt64LE(BigInt(value));
    return this.add(part);
  }
  f32(values: readonly number[]): this {
    return this.add(Buffer.from(Float32Array.from(values).buffer));
  }
  text(value: string): this {
    const bytes = Buffer.from(value, "utf8");
    return this.u64(bytes.length).add(bytes);
  }
  pad(to: number): this {
    return this.add(Buffer.alloc((to - (this.length % to)) % to));
  }
  whole(): Buffer {
    return Buffer.concat(this.parts);
  }
}

const facts = (): ((out: Bytes) => void)[] => {
  const number = (key: string, value: number) => (out: Bytes) => void out.text(key).u32(type.u32).u32(value);
  const fraction = (key: string, value: number) => (out: Bytes) => void out.text(key).u32(type.f32).f32([value]);
  const text = (key: string, value: string) => (out: Bytes) => void out.text(key).u32(type.text).text(value);
  const list = (key: string, kind: number, count: number, items: (out: Bytes) => void) => (out: Bytes) =>
    items(out.text(key).u32(type.list).u32(kind).u64(count));
  return [
    text("general.architecture", "llama"),
    text("general.name", "tiny"),
    number("llama.context_length", 8192),
    number("llama.embedding_length", width),
    number("llama.block_count", 1),
    number("llama.feed_forward_length", hidden),
    number("llama.attention.head_count", heads),
    number("llama.rope.dimension_count", width / heads),
    fraction("llama.attention.layer_norm_rms_epsilon", 1e-5),
    text("tokenizer.ggml.model", "llama"),
    list("tokenizer.ggml.tokens", type.text, vocabulary.length, (out) => {
      for (const token of vocabulary) out.text(token);
    }),
    list("tokenizer.ggml.scores", type.f32, vocabulary.length, (out) => void out.f32(vocabulary.map(() => 0))),
    list("tokenizer.ggml.token_type", type.i32, vocabulary.length, (out) => {
      // Unknown, control, control, then bytes.
      for (const at of vocabulary.keys()) out.u32(at === 0 ? 2 : at < 3 ? 3 : 6);
    }),
    number("tokenizer.ggml.unknown_token_id", 0),
    number("tokenizer.ggml.bos_token_id", 1),
    number("tokenizer.ggml.eos_token_id", 2),
  ];
};

const tensors: readonly (readonly [name: string, ...size: number[]])[] = [
  ["token_embd.weight", width, vocabulary.length],
  ["output_norm.weight", width],
  ["output.weight", width, vocabulary.length],
  ["blk.0.attn_norm.weight", width],
  ["blk.0.attn_q.weight", width, width],
  ["blk.0.attn_k.weight", width, width],
  ["blk.0.attn_v.weight", width, width],
  ["blk.0.attn_output.weight", width, width],
  ["blk.0.ffn_norm.weight", width],
  ["blk.0.ffn_gate.weight", width, hidden],
  ["blk.0.ffn_up.weight", width, hidden],
  ["blk.0.ffn_down.weight", hidden, width],
];

/** Weights that are the same each time: a linear congruential generator, between -0.5 and 0.5. */
const weights = (count: number, state: { seed: number }): number[] =>
  Array.from({ length: count }, () => {
    state.seed = (Math.imul(state.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return state.seed / 2 ** 32 - 0.5;
  });

export const tinyGguf = (): Buffer => {
  const head = new Bytes();
  const known = facts();
  head.add(Buffer.from("GGUF")).u32(3).u64(tensors.length).u64(known.length);
  for (const fact of known) fact(head);
  const data = new Bytes();
  const state = { seed: 7 };
  for (const [name, ...size] of tensors) {
    head.text(name).u32(size.length);
    for (const side of size) head.u64(side);
    head.u32(0).u64(data.length);
    const count = size.reduce((product, side) => product * side, 1);
    data.f32(name.includes("norm") ? Array.from({ length: count }, () => 1) : weights(count, state)).pad(32);
  }
  return Buffer.concat([head.pad(32).whole(), data.whole()]);
};
