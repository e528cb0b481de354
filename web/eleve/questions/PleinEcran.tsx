import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import { useBackCloses } from '../../socle/ui/useBackCloses.ts';
import styles from './Question.module.css';

interface Props extends Pick<ComponentProps<'dialog'>, 'className' | 'onKeyDown'> {
  nom: string;
  /** Of what it shows, its width by its height. */
  ratio: number;
  onClose: () => void;
  /** In the bar, beside « Fermer ». */
  boutons?: ReactNode;
  children: ReactNode;
}

/**
 * Fills the screen. The browser's own dialog and not the house's: it is there at once in a tunnel
 * too, and the home page does not carry it.
 */
export function PleinEcran({ nom, ratio, className = '', boutons, children, ...props }: Props) {
  const { onClose, onKeyDown } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closed while it is still in the page, it gives the keyboard back.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  useBackCloses(true, close);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what it shows has keys of its own
    <dialog
      ref={dialog}
      className={`${styles.grande} ${className}`}
      style={{ '--ratio': ratio } as CSSProperties}
      aria-label={nom}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {children}
      <div className={styles.barre}>
        {boutons}
        <button type="button" onClick={close}>
          <Icon name="close" />
          Fermer
        </button>
      </div>
    </dialog>
  );
}
