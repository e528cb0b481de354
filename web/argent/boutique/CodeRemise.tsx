import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../socle/kernel/call.ts';
import { CallError, isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { enEuros } from '../../../regles/ecriture.ts';
import { TextField } from '../../socle/ui/fields/TextField.tsx';
import plainStyles from '../../socle/ui/plain.module.css';
import type { FormState } from '../../socle/ui/useForm.ts';
import type { Applique, Commandee } from './boutique.calls.ts';
import styles from './Commande.module.css';
import type { Saisie } from './saisie.ts';

interface RemiseOptions extends Commandee, Pick<FormState<Saisie>, 'typed' | 'set' | 'refuse'> {
  applique: Applique | null;
  onApplique: (applique: Applique | null) => void;
  occupe: boolean;
}

/** Checking a code shows the price before an order, and counts as no use. */
export function useCodeRemise(options: RemiseOptions) {
  const { offre, bought, typed, set, refuse, applique, onApplique, occupe } = options;
  const [cherche, setCherche] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, so focus moves to what replaces it. */
  const focusNext = (what: 'button' | 'input') =>
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(what)?.focus());

  async function apply({ quietly = false } = {}): Promise<void> {
    if (cherche || occupe) return;
    if (!typed.remise.trim()) return refuse({ remise: ['Indique ton code de remise.'] });
    setCherche(true);
    try {
      onApplique(await call('checkRemise', { acces: offre.id, bought, remise: typed.remise }));
      refuse();
      if (!quietly) focusNext('button');
    } catch (error) {
      if (isShown(error)) return;
      const errors = error instanceof CallError ? error.errors : undefined;
      refuse(errors ?? { remise: [sentenceOf(error)] });
    } finally {
      setCherche(false);
    }
  }

  // After a return from the provider, a kept code is applied again or refused.
  const applyFound = useEffectEvent(() => {
    if (typed.remise) void apply({ quietly: true });
  });
  useEffect(() => {
    const soon = setTimeout(() => applyFound());
    return () => clearTimeout(soon);
  }, []);

  function remove(): void {
    if (occupe) return;
    onApplique(null);
    // A code left in the field would block the order until applied.
    set({ remise: '' });
    focusNext('input');
  }

  return {
    pasApplique: applique === null && typed.remise.trim() !== '',
    apply,
    shown: { offre, applique, occupe, cherche, place, apply, remove },
  };
}

type Props = ReturnType<typeof useCodeRemise>['shown'] & Pick<FormState<Saisie>, 'field'>;

export function CodeRemise(props: Props) {
  const { offre, applique, occupe, cherche, place, apply, remove, field } = props;
  return (
    <div ref={place} className={plainStyles.stack}>
      {applique ? (
        <div className={`${plainStyles.row} ${plainStyles.between} ${styles.remise}`}>
          <p>
            Code <strong>{applique.code}</strong>&nbsp;: {enEuros(applique.moins)} de moins
          </p>
          <Button
            variant="subtle"
            color="gray"
            aria-disabled={occupe || undefined}
            onClick={remove}
          >
            Retirer le code
          </Button>
        </div>
      ) : (
        <div className={`${plainStyles.fields} ${styles.code}`}>
          <TextField
            {...field('remise')}
            label="Code de remise"
            optional
            maxLength={40}
            spellCheck={false}
            autoComplete="off"
          />
          <Button variant="outline" aria-disabled={cherche} onClick={() => void apply()}>
            {cherche ? 'Un instant…' : 'Appliquer'}
          </Button>
        </div>
      )}
      <output className={plainStyles.small}>
        {applique && (
          <>
            Le total passe de <s>{enEuros(offre.prix)}</s> à{' '}
            <strong>{enEuros(applique.prix)}</strong>.
          </>
        )}
      </output>
    </div>
  );
}
