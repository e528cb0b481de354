/** The official test asks 6 points of 10; an exercise of another length is marked in proportion. */
export const isReussi = ({ points, sur }: { points: number; sur: number }): boolean =>
  points * 10 >= sur * 6;
