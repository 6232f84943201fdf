/**
 * Room for what is worked out and copied from there: the same memory every time, with what was left in it. New memory would
 * have to be cleared and collected for every note.
 */
export const scratch = (): ((length: number) => Float64Array) => {
  let room = new Float64Array(0);
  return (length) => {
    if (room.length < length) room = new Float64Array(length);
    return room.subarray(0, length);
  };
};
