declare module 'edmonds-blossom-fixed' {
  /**
   * The partner of each vertex, −1 for none, so that the weights of the chosen edges add up to the most; with
   * `maxCardinality` among the largest matchings only.
   */
  export default function maximumWeightMatching(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): readonly number[]
}
