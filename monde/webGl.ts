let known: boolean | undefined;

/** WebGL 2, which the world is drawn with. Asked once: a browser keeps few contexts open. */
export const hasWebGl = (): boolean =>
  (known ??= document.createElement('canvas').getContext('webgl2') !== null);
