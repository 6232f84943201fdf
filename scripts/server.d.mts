export interface RunningServer {
  address: string;
  pid: number | undefined;
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
  ended: Promise<number>;
}
export function isFree(port: number): Promise<boolean>;
export function freePort(): Promise<number>;
export function startServer(options: {
  port: number;
  env?: Record<string, string>;
  print?: (text: string) => void;
}): Promise<RunningServer>;
