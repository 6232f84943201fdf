/** Further than this from the sound, pictures leap to it; nearer, they glide. */
const leap_s = 0.12;
const glide = 0.08;

/** Where a film stands: a steady watch, led by the clock of its sound where there is one. Everything in seconds. */
export class PlayClock {
  private film_s: number;
  private since_s = 0;
  private speed = 0;

  constructor(film_s: number) {
    this.film_s = film_s;
  }

  get rate(): number {
    return this.speed;
  }

  at(watch_s: number): number {
    return this.film_s + (watch_s - this.since_s) * this.speed;
  }

  /** Goes on from a place at a rate: 0 rests, 1 plays, negative runs backwards. */
  set(film_s: number, rate: number, watch_s: number): void {
    this.film_s = film_s;
    this.since_s = watch_s;
    this.speed = rate;
  }

  /** Comes closer to where the sound is: sound clocks tick in coarse steps, so small differences are evened out. */
  follow(heard_s: number, watch_s: number): void {
    const here = this.at(watch_s);
    const off = heard_s - here;
    this.set(here + (Math.abs(off) > leap_s ? off : off * glide), this.speed, watch_s);
  }
}
