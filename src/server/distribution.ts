/** How values are distributed over buckets. In plain numbers: every answer that is known costs as much as it is measured. */
export class Distribution {
  /** How many values fall into each bucket and into none below it; the last holds what is beyond all bounds. */
  readonly counts: Float64Array;
  sum = 0;

  /** @param bounds of the buckets, ascending */
  constructor(readonly bounds: readonly number[]) {
    this.counts = new Float64Array(bounds.length + 1);
  }

  observe(value: number): void {
    const { bounds, counts } = this;
    let index = 0;
    while (index < bounds.length && value > (bounds[index] as number)) index++;
    (counts[index] as number)++;
    this.sum += value;
  }
}
