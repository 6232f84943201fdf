/** Signs this browser out and goes to the page of signing in. The program of it comes with the wish. */
export const leave = async (to = "/sign-in"): Promise<void> => {
  const { signOut } = await import("next-auth/react");
  await signOut({ callbackUrl: to });
};
