/** Who accepts films of two accounts, and who makes them. */
export interface Makers {
  /** Ids of the accounts, as lines are called by. */
  accounts: readonly string[];
  /** Puts one more film of an account in line. */
  order: (account: string) => Promise<void>;
  /** Starts the workers; resolves when they are asked to take films. */
  begin: () => Promise<void>;
  end: () => Promise<void>;
}

export interface MakersGiven {
  databaseUrl: string;
  folder: string;
  filmsPerWorker: number;
  workers: number;
  runningPerAccount: number;
}
