import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { forget, readStored, store } from '../../socle/kernel/storage.ts';
import { createStore, useStore } from '../../socle/kernel/store.ts';

const CLE = 'priorite.voix';
const voulue = createStore<boolean | null>(null);

const synthese = () => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined);

/** The one of Belgium, else the one of France; many browsers write the language with an underscore. */
export function voixOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const of = (lang: string) =>
    voices.find((voice) => voice.lang.replace('_', '-').toLowerCase() === lang);
  return of('fr-be') ?? of('fr-fr');
}

const findVoix = () => voixOf(synthese()?.getVoices() ?? []);

// Browsers bring their voices some time after they are first asked.
function watchVoices(tell: () => void) {
  synthese()?.addEventListener('voiceschanged', tell);
  return () => synthese()?.removeEventListener('voiceschanged', tell);
}

/**
 * Reads texts aloud, one after the other, as long as `lit`. `possible`: false where there is no French voice;
 * `lue`: it has come to the end of these texts.
 */
export function useLecture(textes: readonly string[], lit: boolean) {
  // By its language: some browsers make a voice anew each time that they are asked.
  const langue = useSyncExternalStore(
    watchVoices,
    () => findVoix()?.lang,
    () => undefined,
  );
  const texte = textes.join('\n');
  const [lue, setLue] = useState<string | null>(null);
  useEffect(() => {
    const parle = synthese();
    const voix = findVoix();
    if (!lit || !langue || !voix || !parle) return undefined;
    parle.cancel();
    let derniere: SpeechSynthesisUtterance | undefined;
    for (const each of texte.split('\n')) {
      const phrase = new SpeechSynthesisUtterance(each);
      phrase.voice = voix;
      phrase.lang = langue;
      derniere = phrase;
      parle.speak(phrase);
    }
    if (derniere) derniere.onend = () => setLue(texte);
    return () => {
      if (derniere) derniere.onend = null;
      parle.cancel();
    };
  }, [lit, langue, texte]);
  return { possible: langue !== undefined, lue: lue === texte };
}

/** The same as long as the learner wants it, on any question; what is wanted is kept on this device. */
export function useVoix(textes: readonly string[]) {
  const lit = useStore(voulue) ?? readStored(CLE) === '1';
  const { possible } = useLecture(textes, lit);
  const change = useCallback(() => {
    if (lit) forget(CLE);
    else store(CLE, '1');
    voulue.set(!lit);
  }, [lit]);
  return { possible, lit, change };
}
