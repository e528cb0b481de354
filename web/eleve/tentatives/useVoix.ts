import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { forget, readStored, writeStored } from '../../socle/kernel/storage.ts';
import { createStore, useStore } from '../../socle/kernel/store.ts';

const CLE = 'priorite.voix';
const voulue = createStore<boolean | null>(null);

const synthese = () => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined);

/** Belgian French comes first, then French; many browsers write the tag with an underscore. */
export function voixOf(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const of = (lang: string) =>
    voices.find((voice) => voice.lang.replace('_', '-').toLowerCase() === lang);
  return of('fr-be') ?? of('fr-fr');
}

const findVoix = () => voixOf(synthese()?.getVoices() ?? []);

// Browsers load their voices asynchronously, after the first request.
function watchVoices(tell: () => void) {
  synthese()?.addEventListener('voiceschanged', tell);
  return () => synthese()?.removeEventListener('voiceschanged', tell);
}

/** `possible` is false without a French voice; `lue`: these texts are read to the end. */
export function useLecture(textes: readonly string[], lit: boolean) {
  // The snapshot is the language, because some browsers return new voice objects every time.
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

/** The wish persists on the device and applies to every question. */
export function useVoix(textes: readonly string[]) {
  const lit = useStore(voulue) ?? readStored(CLE) === '1';
  const { possible } = useLecture(textes, lit);
  const change = useCallback(() => {
    if (lit) forget(CLE);
    else writeStored(CLE, '1');
    voulue.set(!lit);
  }, [lit]);
  return { possible, lit, change };
}
