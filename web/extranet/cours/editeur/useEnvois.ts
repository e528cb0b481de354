import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IMAGE_NON_COLLEE, type ImageCollee } from './paste.ts';
import { fillPlace } from './places.ts';

export interface ImageGardee {
  url: string;
  largeur: number;
  hauteur: number;
}

/** A string is the reason of a failure; undefined means that nothing can be uploaded yet. */
export type Upload = ((file: File) => Promise<ImageGardee | string>) | undefined;

const SANS_MOTS =
  'Écrivez ce que montre l’image collée, pour qui ne la voit pas\u00a0: touchez-la.';

export function useEnvois(
  upload: Upload,
  setDit: (change: (all: readonly string[]) => readonly string[]) => void,
) {
  const [enRoute, setEnRoute] = useState(0);
  const courant = useRef<Editor>(null);
  const door = useRef(upload);
  useEffect(() => {
    door.current = upload;
  });
  const mayUpload = useCallback(() => door.current !== undefined, []);
  const send = useCallback(
    async (images: readonly ImageCollee[]): Promise<void> => {
      const keep = door.current;
      if (!keep) return;
      setEnRoute((all) => all + images.length);
      for (const { marque, file, alt } of images) {
        const kept = await keep(file);
        setEnRoute((all) => all - 1);
        const editor = courant.current;
        const say = (phrase: string) =>
          setDit((all) => (all.includes(phrase) ? all : [...all, phrase]));
        if (typeof kept === 'string') say(`${IMAGE_NON_COLLEE} ${kept}`);
        else if (editor && !editor.isDestroyed) {
          const { url: src, largeur: width, hauteur: height } = kept;
          fillPlace(editor, marque, { src, alt, width, height });
          if (alt === '') say(SANS_MOTS);
        }
      }
    },
    [setDit],
  );
  const attach = useCallback((editor: Editor) => {
    courant.current = editor;
  }, []);
  return { enRoute, attach, mayUpload, send };
}
