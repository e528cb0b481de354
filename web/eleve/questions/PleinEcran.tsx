import { type ComponentProps, type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../socle/ui/Icon.tsx';
import { useBackCloses } from '../../socle/ui/useBackCloses.ts';
import styles from './Question.module.css';

interface Props extends Pick<ComponentProps<'dialog'>, 'className' | 'onKeyDown'> {
  nom: string;
  ratio: number;
  onClose: () => void;
  boutons?: ReactNode;
  children: ReactNode;
}

/** A native dialog needs no further code, offline or on the home page. */
export function PleinEcran({ nom, ratio, className = '', boutons, children, ...props }: Props) {
  const { onClose, onKeyDown } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  // Closing before unmounting returns the focus.
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
