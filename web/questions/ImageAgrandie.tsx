import { type CSSProperties, useEffect, useRef } from 'react';
import { Icon } from '../ui/Icon.tsx';
import styles from './Question.module.css';

interface Props {
  src: string;
  description: string | null;
  /** Its width by its height. */
  ratio: number;
  onClose: () => void;
}

/**
 * The picture on the whole screen; on a phone wider than that, to be moved about. The browser's own
 * dialog and not the house's: it is there at once in a tunnel too, and the home page does not carry it.
 */
export function ImageAgrandie({ src, description, ratio, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cadre = useRef<HTMLElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Its middle first: that is where the roads meet.
    const { scrollWidth = 0, clientWidth = 0 } = cadre.current ?? {};
    cadre.current?.scrollTo({ left: (scrollWidth - clientWidth) / 2 });
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and its button close it too
    <dialog
      ref={dialog}
      className={styles.grande}
      aria-label="L’image en grand"
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrows move it about */}
      <section ref={cadre} className={styles.defile} aria-label="Image à parcourir" tabIndex={0}>
        <img src={src} alt={description ?? ''} style={{ '--ratio': ratio } as CSSProperties} />
      </section>
      <button type="button" className={styles.fermer}>
        <Icon name="close" />
        Fermer
      </button>
    </dialog>
  );
}
