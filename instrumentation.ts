/** Next's start hook: the database is opened, the engine takes up its work, the first start makes its film, commands are heard. */
export const register = async (): Promise<void> => {
  if (process.env["NEXT_RUNTIME"] !== "nodejs") return;
  const { startUp } = await import("#lib/api/start-up.ts");
  const services = await startUp();
  const { hearCommands } = await import("#lib/commands/hear-commands.ts");
  await hearCommands(services);
};
