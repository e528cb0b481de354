import { useEffect, useRef } from 'react';

/** In hertz: an engine that idles, and what each km/h adds. */
const [RALENTI, PAR_KMH] = [46, 1.1];
const VOLUME = 0.05;
/** In seconds: a change is heard as one. */
const GLISSE = 0.15;

/** An engine made by code, while it plays. Returns what tells it the speed in km/h. */
export function useBruit(joue: boolean): (kmh: number) => void {
  const parle = useRef<(kmh: number) => void>(undefined);
  useEffect(() => {
    if (!joue || !('AudioContext' in globalThis)) return undefined;
    const sortie = new AudioContext();
    const moteur = new OscillatorNode(sortie, { type: 'sawtooth', frequency: RALENTI });
    const sourd = new BiquadFilterNode(sortie, { type: 'lowpass', frequency: 220 });
    const volume = new GainNode(sortie, { gain: VOLUME });
    moteur.connect(sourd).connect(volume).connect(sortie.destination);
    moteur.start();
    parle.current = (kmh) =>
      moteur.frequency.setTargetAtTime(RALENTI + PAR_KMH * kmh, sortie.currentTime, GLISSE);
    return () => {
      parle.current = undefined;
      void sortie.close();
    };
  }, [joue]);
  return (kmh) => parle.current?.(kmh);
}
