const sameDay = (a: Date, b: Date): boolean => a.toDateString() === b.toDateString();

/** `Today 09:50`, `16 Nov`: as near as one needs it. */
export const dayOf = (time: string, now: Date): string => {
  const date = new Date(time);
  if (sameDay(date, now)) return `Today ${date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
  const year = date.getFullYear() === now.getFullYear() ? {} : { year: "numeric" as const };
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "short", ...year });
};
