/**
 * Whether one decoder, set up once, reads the pictures of both: same codec, same parameter sets. What may follow them
 * in an `avcC` record (ISO/IEC 14496-15, 5.3.3.1) repeats them, and some builds of ffmpeg leave it out.
 */
export const sameDecoder = (one: VideoDecoderConfig, other: VideoDecoderConfig): boolean =>
  one.codec === other.codec && parameterSets(one).equals(parameterSets(other));

/** The record up to the end of its picture parameter sets. Throws when it is cut short. */
const parameterSets = (config: VideoDecoderConfig): Buffer => {
  const record = bytesOf(config);
  let at = 5;
  for (const countMask of [0x1f, 0xff]) {
    const count = record.readUInt8(at) & countMask;
    at += 1;
    for (let i = 0; i < count; i++) at += 2 + record.readUInt16BE(at);
  }
  if (at > record.length) throw new Error("A shot's decoder settings are cut short.");
  return record.subarray(0, at);
};

const bytesOf = ({ description }: VideoDecoderConfig): Buffer => {
  if (description === undefined) throw new Error("A shot's file holds no decoder settings.");
  return ArrayBuffer.isView(description)
    ? Buffer.from(description.buffer, description.byteOffset, description.byteLength)
    : Buffer.from(description);
};
