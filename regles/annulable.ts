/** In seconds. */
export const ANNULABLE_SECONDS = 10;
