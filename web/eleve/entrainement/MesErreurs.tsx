import { Button } from '@mantine/core';
import { resteSeul } from '../acces/index.ts';
import { serverNow } from '../../socle/kernel/clock.ts';
import { SigneJuste } from '../questions/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { useNow } from '../../socle/ui/useNow.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './entrainement.module.css';
import type { Entrainement, useAddDizaine } from './entrainement.calls.ts';

interface Props {
  erreurs: Entrainement['erreurs'];
  ouverte: Entrainement['ouvertes'][number] | undefined;
  lancement: ReturnType<typeof useAddDizaine>;
}

export function MesErreurs({ erreurs, ouverte, lancement }: Props) {
  const { nombre, dues } = erreurs;
  const now = useNow(60_000, serverNow);
  const bouton = (
    <Button
      size="md"
      className={styles.principal ?? ''}
      variant={dues > 0 || ouverte ? 'filled' : 'default'}
      loading={lancement.occupee === 'erreurs'}
      disabled={lancement.occupee !== null && lancement.occupee !== 'erreurs'}
      onClick={() => void lancement.commencer('erreurs')}
    >
      {ouverte
        ? `Reprendre\u00a0: ${ouverte.faites} sur ${ouverte.nombre}`
        : dues > 0
          ? 'Revoir mes erreurs'
          : 'Revoir sans attendre'}
    </Button>
  );
  return (
    <Card aria-labelledby="erreurs" className={styles.erreurs}>
      <h2 id="erreurs" className={styles.titre}>
        Mes erreurs
      </h2>
      <p className={styles.compte}>{compteOf(erreurs, now)}</p>
      <p className={plainStyles.dimmed}>
        Une question ratée revient au bon moment, avant la fin de ton accès. Deux bonnes réponses à
        distance, et elle quitte la liste.
      </p>
      {(nombre > 0 || ouverte) && bouton}
    </Card>
  );
}

function compteOf({ nombre, dues, prochaine }: Entrainement['erreurs'], now: number) {
  if (nombre === 0)
    return (
      <span className={plainStyles.row}>
        <SigneJuste /> Rien à revoir pour l’instant.
      </span>
    );
  if (dues > 0)
    return (
      <>
        <strong>{dues}</strong> {dues > 1 ? 'questions' : 'question'} à revoir maintenant
        {nombre > dues && `, ${nombre - dues} plus tard`}.
      </>
    );
  return (
    <>
      <strong>{nombre}</strong> {nombre > 1 ? 'questions à revoir' : 'question à revoir'} plus tard
      {prochaine && <>&nbsp;: la prochaine revient dans {resteSeul(prochaine, now)}</>}.
    </>
  );
}
