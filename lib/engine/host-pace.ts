const windowMs = 60_000;
const mostHosts = 10_000;

/** How many messages a host is sent in a minute, all accounts together: nobody is made to pour them over another. */
export interface HostPace {
  /** Counts a message to the address's host; false, and nothing counted, where it has had as many as it gets. */
  take(url: string, now: Date): boolean;
}

export const openHostPace = (mostPerMinute: number): HostPace => {
  const sent = new Map<string, number[]>();
  return {
    take(url, now) {
      const hostname = URL.canParse(url) ? new URL(url).hostname : url;
      const recent = (sent.get(hostname) ?? []).filter((at) => at > now.getTime() - windowMs);
      const free = recent.length < mostPerMinute;
      // Deleting first puts the host last: the first is the one that was sent nothing for longest.
      sent.delete(hostname);
      sent.set(hostname, free ? [...recent, now.getTime()] : recent);
      const [oldest] = sent.keys();
      if (sent.size > mostHosts && oldest !== undefined) sent.delete(oldest);
      return free;
    },
  };
};
