/** A size as people say it, in millions of bytes: `8.9 MB`, `0.4 kB`. */
export const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
