/** The drawing or the encoder failed; the same order would fail again. */
export class RenderFailed extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderFailed";
  }
}

/** The thread went away under the work, not because of it; the same order may well succeed. */
export class RenderInterrupted extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderInterrupted";
  }
}
