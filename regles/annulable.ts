/** In seconds: for so long staff can take back what they have just done. */
export const ANNULABLE = 10;
