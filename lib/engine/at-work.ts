/** How much work of a generation this process is at: an order of it may be on its way to a vendor. */
const atWork = new Map<string, number>();

export const isAtWork = (generationId: string): boolean => atWork.has(generationId);

/** Does a piece of a generation's work, known as such while it lasts. */
export const working = async <T>(generationId: string, work: () => Promise<T>): Promise<T> => {
  atWork.set(generationId, (atWork.get(generationId) ?? 0) + 1);
  try {
    return await work();
  } finally {
    const left = (atWork.get(generationId) ?? 1) - 1;
    if (left > 0) atWork.set(generationId, left);
    else atWork.delete(generationId);
  }
};
