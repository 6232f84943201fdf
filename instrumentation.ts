/** Next's start hook: the database is opened, the engine takes up its work, and the first start makes its film. */
export const register = async (): Promise<void> => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { startUp } = await import("#lib/api/start-up.ts");
  await startUp();
};
