/** In seconds. */
export const ANNULABLE = 10;
