/** The official test wants 6 of 10; other lengths in proportion. */
export const isReussi = ({ points, sur }: { points: number; sur: number }): boolean =>
  points * 10 >= sur * 6;
