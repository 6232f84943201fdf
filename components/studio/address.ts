/**
 * Says where one is without going anywhere. The router is not told: a plan that is edited has another address with
 * every revision and stays the same page, whose focus must not move.
 */
export const sayAddress = (address: string): void => {
  if (address !== location.pathname + location.search)
    History.prototype.replaceState.call(window.history, window.history.state, "", address);
};

/** The plan that the address names; null outside a browser and outside a plan's page. */
export const planInAddress = (): string | null =>
  typeof location === "undefined" ? null : (/^\/plans\/([^/]+)$/.exec(location.pathname)?.[1] ?? null);
